import { globSync, readFileSync } from "node:fs";
import { repositoryDir } from "@jubilee/backend/database/places";

/** A line of a page that its reader types. */
export interface Step {
  /** From `docs`: `deployment/backups.md`. */
  page: string;
  line: string;
}

const docs = `${repositoryDir}docs/`;
const typed = /^(?:[A-Z_]+=\S+ )?(?:cp|docker|install|npx|pnpm|psql|supabase|systemctl|useradd) /;

/** Every step of the pages about deployment, in the order in which it stands there. */
export function deploymentSteps(): Step[] {
  const pages = ["deployment.md", ...globSync("deployment/*.md", { cwd: docs }).toSorted()];
  return pages.flatMap((page) =>
    [...readFileSync(docs + page, "utf8").matchAll(/```(?:sh)?\n([^]*?)```/g)]
      .flatMap(([, block = ""]) => block.split("\n"))
      .filter((line) => typed.test(line))
      .map((line) => ({ page, line })),
  );
}

/**
 * Which test runs a step, by how the step begins. Each takes the line from the page (`stepOf`), so that
 * a page that says something else is a test that does something else.
 */
export const triedBy = {
  "pnpm pack:server": "packed-server",
  "cp deploy/env.example .env": "packed-server",
  "npx jubilee check": "packed-server",
  "npx jubilee start": "packed-server",
  "npx jubilee admin add": "packed-server",
  "npx jubilee mail test": "packed-server",
  "DATABASE_URL=postgres://jubilee@db.example.org/jubilee npx jubilee database prepare": "operator",
  "psql -h db.example.org -U postgres -d postgres -c": "operator",
  "psql -h db.example.org -U postgres -d postgres -f": "operator",
  "npx jubilee move": "moving",
  "npx jubilee backup /var": "moving",
  "npx jubilee backup try": "moving",
  "JUBILEE_DATA_DIR=/srv/new-data npx jubilee restore": "moving",
  "npx jubilee upgrade": "moving",
  "npx jubilee keys show": "moving",
  "npx jubilee files send": "moving",
} as const;

/** A step as its page has it. */
export function stepOf(begins: keyof typeof triedBy): string {
  const found = deploymentSteps().filter(({ line }) => line.startsWith(begins));
  if (found.length !== 1) throw new Error(`${found.length} steps begin with "${begins}".`);
  return found[0]?.line ?? "";
}

/** What the page says no test runs: the programs of the paragraph "Not run by a test". */
export function untriedPrograms(): string[] {
  const text = readFileSync(`${docs}deployment.md`, "utf8");
  const [, said = ""] = /\*\*Not run by a test\*\*([^]*?)\n(?:\n|$)/.exec(text) ?? [];
  return [...said.matchAll(/`([^`]+)`/g)].map(([, program = ""]) => program).toSorted();
}
