import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A child process that answers requests, so that its CPU time and memory can be measured separately. */
export interface Child {
  ask<Answer>(request: object): Promise<Answer>;
  stop(): Promise<void>;
}

function answerOf(child: ChildProcess, request: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null): void => reject(new Error(`The process ended with ${code}.`));
    child.once("exit", onExit);
    child.once("message", (answer) => {
      child.off("exit", onExit);
      resolve(answer);
    });
    child.send(request);
  });
}

/** Starts a script in a child process. Send it one request at a time: answers are not matched to requests. */
export function startChild(script: URL): Child {
  const child = fork(fileURLToPath(script), { execArgv: ["--expose-gc"], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  return {
    ask: async <Answer>(request: object) => (await answerOf(child, request)) as Answer,
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.disconnect();
      }),
  };
}

/** Answers the parent's requests until it disconnects. */
export function serveParent(answer: (request: Record<string, unknown>) => Promise<object>): void {
  process.on("message", (request: Record<string, unknown>) => {
    void answer(request).then((reply) => process.send?.(reply));
  });
  process.on("disconnect", () => process.exit(0));
}
