import { fastify } from "fastify";
import { describe, expect, it } from "vitest";
import { addSecurityTxt } from "../../src/server/endpoints/security-txt.ts";

describe("security.txt", () => {
  it("contains the configured contact and expires within a year", async () => {
    const app = fastify();
    addSecurityTxt(app, { publicOrigin: "https://bets.example", securityContact: "mailto:security@bets.example" });
    const reply = await app.inject("/.well-known/security.txt");
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(reply.body).toContain("Contact: mailto:security@bets.example\n");
    expect(reply.body).toContain("Canonical: https://bets.example/.well-known/security.txt\n");
    const expires = Date.parse(/^Expires: (\S+)$/mu.exec(reply.body)?.[1] ?? "");
    const days = (expires - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  });
});
