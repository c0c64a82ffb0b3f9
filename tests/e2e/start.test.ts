import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { StartFailure, startProduct } from "./support/start-product.ts";

async function failureOf(environment: Readonly<Record<string, string>>): Promise<StartFailure> {
  const product = await startProduct(environment).catch((error: unknown) => error);
  if (product instanceof StartFailure) return product;
  throw new Error("The product started.", { cause: product });
}

test("a wrong setting stops the start with a message that names it", async () => {
  const failure = await failureOf({ FEED_SPEED: "abc" });
  expect(failure.exitCode).toBe(1);
  expect(failure.message).toContain("FEED_SPEED=abc must be a number from 0.1 to 3600.");
});

test("every wrong setting is named at once", async () => {
  const failure = await failureOf({ FEED_SPEED: "0", PORT: "99999" });
  expect(failure.message).toContain("FEED_SPEED=0 ");
  expect(failure.message).toContain("PORT=99999 ");
});

test("a taken port says so, and what to do", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const failure = await failureOf({ PORT: String(port) });
  server.close();
  expect(failure.exitCode).toBe(1);
  expect(failure.message).toContain(`port ${port} is in use. Set PORT to another one`);
});
