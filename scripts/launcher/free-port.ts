import { createServer } from "node:net";

/** A port that is free now. */
export async function freePort(host: string): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, host, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("The system assigned no port.");
  return address.port;
}

/** Whether the port is free now. */
export async function isPortFree(host: string, port: number): Promise<boolean> {
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, host, () => resolve(true));
  });
  await new Promise((resolve) => server.close(resolve));
  return isFree;
}
