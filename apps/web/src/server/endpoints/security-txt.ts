import { dayMs } from "@touchline/domain";
import type { FastifyInstance } from "fastify";

interface SecurityContact {
  readonly publicOrigin: string;
  /** A mailto: or https: address. */
  readonly securityContact: string;
}

/** RFC 9116 recommends less than a year. */
const validDays = 180;

/** The contact for security reports (RFC 9116). `Expires` is relative to the request, because the setting is valid at that time. */
export function addSecurityTxt(app: FastifyInstance, { publicOrigin, securityContact }: SecurityContact): void {
  app.get("/.well-known/security.txt", async (_request, reply) => {
    const expires = new Date(Math.floor(Date.now() / dayMs + validDays) * dayMs).toISOString().replace(".000Z", "Z");
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}`,
      "Preferred-Languages: en",
      `Canonical: ${publicOrigin}/.well-known/security.txt`,
    ];
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=86400")
      .send(`${lines.join("\n")}\n`);
  });
}
