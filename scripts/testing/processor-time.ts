import { readdirSync, readFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

const sampleEveryMs = 200;
const shownFiles = 40;
/** Clock ticks of /proc in a second; the same on every Linux. */
const ticksPerSecond = 100;

interface ProcessTimes {
  readonly parent: number;
  readonly ticks: number;
}

/** Reads the times of a process from /proc; null if it has ended. */
export function readProcess(pid: number): ProcessTimes | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The fields after the name, which may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null;
  }
}

/** Prints the processor time of each test file, including the browsers and servers that it starts, highest first. Needs Linux, one worker. */
export class ProcessorTimeReporter implements Reporter {
  /** Ticks of this process and of all that it has started, directly or not. */
  readonly #ticks = new Map<number, number>([[process.pid, 0]]);
  readonly #files: { readonly name: string; readonly seconds: number }[] = [];
  #timer: NodeJS.Timeout | undefined;
  #before = 0;

  onTestRunStart(): void {
    this.#timer = setInterval(() => this.#sample(), sampleEveryMs).unref();
    this.#before = this.#sample();
  }

  onTestModuleEnd({ relativeModuleId, project }: TestModule): void {
    const now = this.#sample();
    this.#files.push({ name: `${project.name} ${relativeModuleId}`, seconds: now - this.#before });
    this.#before = now;
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
    const total = this.#files.reduce((sum, { seconds }) => sum + seconds, 0);
    process.stdout.write(`Processor time: ${total.toFixed(0)} s in ${this.#files.length} files\n`);
    for (const { name, seconds } of this.#files.toSorted((left, right) => right.seconds - left.seconds).slice(0, shownFiles))
      process.stdout.write(`${seconds.toFixed(1).padStart(7)}  ${name}\n`);
  }

  /** Reads the times of the known processes and of their new children; returns the seconds of all so far. */
  #sample(): number {
    const running = new Map<number, ProcessTimes>();
    for (const pid of readdirSync("/proc").filter((name) => /^\d+$/u.test(name))) {
      const times = readProcess(Number(pid));
      if (times !== null) running.set(Number(pid), times);
    }
    for (let known = -1; known !== this.#ticks.size;) {
      known = this.#ticks.size;
      for (const [pid, { parent }] of running) if (this.#ticks.has(parent) && !this.#ticks.has(pid)) this.#ticks.set(pid, 0);
    }
    for (const pid of this.#ticks.keys()) {
      const ticks = running.get(pid)?.ticks;
      if (ticks !== undefined) this.#ticks.set(pid, ticks);
    }
    return [...this.#ticks.values()].reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond;
  }
}
