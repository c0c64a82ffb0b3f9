import type { RunOptions } from "../run-process.ts";
import { findProgram } from "./find-program.ts";

/** Redis on this machine, in memory only: the processes that use it can recreate all its data. */
export function redisService({ name, port }: { readonly name: string; readonly port: number }): RunOptions {
  const program = findProgram("redis-server");
  if (program === null) throw new Error("The program redis-server is missing: install the Debian package redis-server.");
  const settings = { port, bind: "127.0.0.1", save: "", appendonly: "no", loglevel: "warning" };
  return { name, program, args: Object.entries(settings).flatMap(([setting, value]) => [`--${setting}`, String(value)]), environment: {} };
}
