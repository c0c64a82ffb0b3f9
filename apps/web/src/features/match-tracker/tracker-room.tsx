import type { Match } from "@touchline/store";
import type { ReactNode } from "react";
import "../../styles/match.css";

/** The room of a tracker that is still fetched, as high as it will be: nothing below may move when it comes. */
export function TrackerRoom({ match }: { readonly match: Match }): ReactNode {
  return (
    <div aria-hidden="true">
      <div className="tracker-field skeleton" />
      {match.status === "prematch" ? null : (
        <>
          <div className="h-11" />
          <div className="tracker-strip">
            <p className="text-12">&nbsp;</p>
            <svg viewBox="0 0 300 64" className="block w-full" />
            <div className="h-5" />
          </div>
        </>
      )}
    </div>
  );
}
