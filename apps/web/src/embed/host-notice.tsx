import { Icon, IconButton } from "@touchline/ui";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Text } from "../messages/text.ts";

interface HostNoticeProps {
  readonly text: Text;
  /** The same page outside the frame. */
  readonly href: string;
  onClose(): void;
}

/** Explains that the host does not answer and links to the page outside the frame. Overlays the page, so nothing moves. */
function HostNotice({ text: t, href, onClose }: HostNoticeProps): ReactNode {
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-[calc(var(--header-h)+8px)] z-30 grid justify-items-center px-4">
      <div className="pointer-events-auto flex w-full max-w-md items-start gap-3 rounded-3 bg-raise py-2.5 ps-4 pe-2 shadow-2">
        <Icon name="alert" size={20} className="mt-1.5 shrink-0" />
        <div className="min-w-0 flex-1 self-center py-1">
          <b className="block font-[650]">{t("frame.silent")}</b>
          <span className="block text-mid">{t("frame.silentText")}</span>
          <a className="link inline-block py-1" href={href} target="_blank" rel="noopener">
            {t("frame.openTab")}
          </a>
        </div>
        <IconButton icon="close" label={t("alerts.dismiss")} onClick={onClose} />
      </div>
    </div>
  );
}

/** Shows the notice until the player closes it or the returned function is called. */
export function showHostNotice(text: Text, href: string): () => void {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    root.unmount();
    place.remove();
  };
  root.render(<HostNotice text={text} href={href} onClose={end} />);
  return end;
}
