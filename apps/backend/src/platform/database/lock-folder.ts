import { createHash } from "node:crypto";
import { once } from "node:events";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A socket named after the folder: it goes with its process, however that ends. Linux needs no file for it. */
function socketPath(folder: string): string {
  const name = `touchline-${createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 24)}`;
  if (process.platform === "linux") return `\0${name}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

async function isHeld(path: string): Promise<boolean> {
  const socket = connect(path);
  const answered = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answered;
}

function listen(path: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

/** Keeps other processes on this machine out of a folder until the answered function is called; throws when one is in it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  if (await isHeld(path)) throw new Error(`The folder ${folder} is in use by another process.`);
  if (!path.startsWith("\0")) rmSync(path, { force: true });
  const server = await listen(path).catch((error: unknown) => {
    throw new Error(`The folder ${folder} is in use by another process.`, { cause: error });
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}
