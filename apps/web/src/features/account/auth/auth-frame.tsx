import type { ReactNode } from "react";

interface AuthFrameProps {
  readonly title: string;
  /** One sentence under the title. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** The narrow column that auth forms stand in. */
export function AuthFrame({ title, note, children }: AuthFrameProps): ReactNode {
  return (
    <div className="mx-auto grid min-h-[calc(100dvh-var(--header-h))] max-w-[420px] content-start gap-6 px-5 pt-8 pb-[calc(var(--tabbar-h)+32px)] tablet:pt-14">
      <div className="grid gap-1.5">
        <h1 className="text-title leading-tight font-bold">{title}</h1>
        {note === undefined ? null : <p className="text-14 text-mid">{note}</p>}
      </div>
      {children}
    </div>
  );
}
