import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../launcher/repository-root.ts";
import { draftBlock } from "./block.ts";
import { Draft, Refused } from "./draft.ts";
import { draftEndpoint } from "./endpoint.ts";
import { draftLocale } from "./locale.ts";
import { draftMarket } from "./market.ts";
import { messagesFolder } from "./messages.ts";
import { draftPage } from "./page.ts";

/** Drafts the files of a skeleton and returns the next steps. */
export type DraftSkeleton = (draft: Draft, argument: string, options: ReadonlyMap<string, string>) => readonly string[];

const kinds: Readonly<Record<string, { readonly draft: DraftSkeleton; readonly options: readonly string[] }>> = {
  page: { draft: draftPage, options: [] },
  block: { draft: draftBlock, options: [] },
  market: { draft: draftMarket, options: [] },
  endpoint: { draft: draftEndpoint, options: ["--store"] },
  locale: { draft: draftLocale, options: ["--tag", "--rtl"] },
};

const usage = `npm run new -- <kind> <name>

  page <name>                page at /<name>; another area than site: account/<name>, browse/<name>, matches/<name>
  block <name>               block for the operator's site file
  market <name>              football market: definition, price, settlement, names
  endpoint <name> [--store]  GET /api/v2/<name>; another area than site: sport/<name>, player/<name>; --store adds it to the pages' calls
  locale <code> [--tag <tag>] [--rtl]
                             draft locale: cs --tag cs-CZ; --rtl for a language written from right to left
`;

/** Splits arguments into names and options; an option without a value has the value "". */
function parseArguments(args: readonly string[]): { readonly names: readonly string[]; readonly options: ReadonlyMap<string, string> } {
  const names: string[] = [];
  const options = new Map<string, string>();
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? "";
    if (!arg.startsWith("--")) names.push(arg);
    else if (arg === "--tag") options.set(arg, args[(index += 1)] ?? "");
    else options.set(arg, "");
  }
  return { names, options };
}

function draftSkeleton(draft: Draft, args: readonly string[]): readonly string[] {
  const { names, options } = parseArguments(args);
  const [kindName = "", name, ...rest] = names;
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
  if (kind === undefined) throw new Refused(kindName === "" ? usage : `"${kindName}" is not a kind.\n\n${usage}`);
  if (name === undefined || rest.length > 0) throw new Refused(`A ${kindName} needs exactly one name.\n\n${usage}`);
  const unknown = [...options.keys()].find((option) => !kind.options.includes(option));
  if (unknown !== undefined) throw new Refused(`A ${kindName} has no option ${unknown}.\n\n${usage}`);
  return kind.draft(draft, name, options);
}

/** One line per file; the catalogues, which are many, share a line. */
function listFiles(draft: Draft): string {
  const isChangedCatalogue = (path: string): boolean => path.startsWith(messagesFolder) && !draft.isNew(path);
  const catalogues = draft.paths.filter(isChangedCatalogue).length;
  return [
    ...draft.paths.filter((path) => !isChangedCatalogue(path)).map((path) => `  ${draft.isNew(path) ? "new    " : "changed"} ${path}\n`),
    ...(catalogues === 0 ? [] : [`  changed ${messagesFolder}/*.json (${catalogues} files)\n`]),
  ].join("");
}

function format({ root, paths }: Draft): void {
  const program = join(root, "node_modules/oxfmt/bin/oxfmt");
  if (existsSync(program)) spawnSync(process.execPath, [program, ...paths], { cwd: root });
}

/** Writes the skeleton of a page, block, market, endpoint or locale, with its test; returns the exit code. */
export function runNewCommand(args: readonly string[], root = repositoryRoot): number {
  const draft = new Draft(root);
  try {
    const steps = draftSkeleton(draft, args);
    const files = listFiles(draft);
    draft.write();
    format(draft);
    process.stdout.write(`${files}\nNext:\n${steps.map((step, index) => `  ${index + 1}. ${step}\n`).join("")}`);
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
