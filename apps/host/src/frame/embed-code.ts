import { createHmac } from "node:crypto";

interface CodeOptions {
  readonly backendOrigin: string;
  /** Secret that this site shares with the sportsbook. */
  readonly secret: string;
  readonly brand: string;
}

/** What an operator's server does when its page asks for a code: finds its own player by its own session, and signs for them. Null for a visitor. */
export async function fetchEmbedCode(
  { backendOrigin, secret, brand }: CodeOptions,
  { cookie, parentOrigin }: { readonly cookie: string; readonly parentOrigin: string },
): Promise<string | null> {
  const player = await fetch(`${backendOrigin}/platform/api/player`, { headers: { cookie } });
  if (!player.ok) return null;
  const { id } = (await player.json()) as { readonly id: string };
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", secret).update([at, id, brand, parentOrigin].join("\n")).digest("hex");
  const reply = await fetch(`${backendOrigin}/embed/codes`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-sb-signature": `t=${at},v1=${signature}` },
    body: JSON.stringify({ player: id, brand, parent_origin: parentOrigin }),
  });
  if (!reply.ok) return null;
  return ((await reply.json()) as { readonly code: string }).code;
}
