import type { ReactNode } from "react";

/** The narrow column that auth forms stand in. */
export function AuthFrame({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="mx-auto grid max-w-[420px] gap-5 px-5 py-10">
      <h1 className="text-28 font-bold tracking-tight">{title}</h1>
      {children}
    </div>
  );
}
