import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { makeHostTypes } from "./host-types.ts";

interface PackageOptions {
  /** Source folder of the SDK. */
  readonly source: string;
  /** Folder of the host guide. */
  readonly guide: string;
  /** Folder with the built `embed.js`, `embed.mjs` and `react.mjs`. */
  readonly built: string;
}

/** Fields of package.json that are published. */
interface SourcePackage {
  readonly name: string;
  readonly version: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, object>>;
}

function hostPackage({ name, version, peerDependencies, peerDependenciesMeta }: SourcePackage): string {
  const entry = (file: string): object => ({ types: `./${file}.d.mts`, default: `./${file}.mjs` });
  return JSON.stringify(
    {
      name,
      version,
      description: "The Touchline sportsbook in a frame of your own site: element, calls, types and a component for React.",
      license: "MIT",
      type: "module",
      main: "./embed.mjs",
      types: "./embed.d.mts",
      exports: { ".": entry("embed"), "./react": entry("react"), "./embed.js": "./embed.js", "./package.json": "./package.json" },
      peerDependencies,
      peerDependenciesMeta,
    },
    null,
    2,
  );
}

interface PackedFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Creates a package archive with fixed modes and times, so that it is reproducible. */
async function packTarball(files: readonly PackedFile[]): Promise<Buffer> {
  const archive = await packTar(
    files.map(({ name, content }) => ({
      header: { name: `package/${name}`, size: content.length, mode: 0o644, mtime: new Date(0), uid: 0, gid: 0 },
      body: content,
    })),
  );
  return gzipSync(archive, { level: 9 });
}

/** Creates the package that hosts install, and the declarations for hosts that load the SDK from its address. */
export async function makeEmbedPackage({
  source,
  guide,
  built,
}: PackageOptions): Promise<{ readonly types: string; readonly tarball: Buffer }> {
  const { sdk, react } = await makeHostTypes(source);
  const described = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as SourcePackage;
  const texts: Readonly<Record<string, string>> = {
    "package.json": `${hostPackage(described)}\n`,
    "embed.d.mts": sdk,
    "react.d.mts": react,
  };
  const from = (folder: string, names: readonly string[]): readonly PackedFile[] =>
    names.map((name) => ({ name, content: readFileSync(join(folder, name)) }));
  const files = [
    ...Object.entries(texts).map(([name, text]) => ({ name, content: Buffer.from(text) })),
    ...from(built, ["embed.js", "embed.mjs", "react.mjs"]),
    ...from(
      guide,
      readdirSync(guide)
        .filter((name) => name.endsWith(".md"))
        .toSorted(),
    ),
  ];
  return { types: sdk, tarball: await packTarball(files) };
}
