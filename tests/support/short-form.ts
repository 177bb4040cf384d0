/**
 * What `npm test` leaves out of the slow kinds of tests, so that it ends within a quarter of an hour
 * however wide the product grows (decision 40). `pnpm test:whole` leaves out nothing of it.
 */
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { byLot } from "./lot.ts";
import { isShortRun } from "./tempo.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

interface Kind {
  files: string;
  /** Parts of paths that both forms run: money, rights, races, and the ways that most people go. */
  always: readonly string[];
  /** One in so many of the others, by lot. */
  oneIn: number;
}

/** The slow kinds of tests. */
export const kinds = {
  /** Few and long: one for each way that most people go, and a lot of the rest. */
  journeys: {
    files: "tests/e2e/**/*.spec.ts",
    always: [
      "account/sign-in",
      "account/sign-up",
      "account/team",
      "door/check-in",
      "giving/giving",
      "sharing/foreign-page",
      "sharing/one-link",
      "sharing/slow-line",
      "site/keyboard-morning",
      "site/screens",
      "tickets/tickets",
    ],
    oneIn: 6,
  },
  /** Screens and widgets stand in many states, which are made of the same components. */
  stories: {
    files: "{apps/portal,packages/widgets}/src/**/*.stories.tsx",
    always: [],
    oneIn: 2,
  },
  /** What an operator does once in months starts whole servers, each step of it. */
  contract: {
    files: "tests/contract/**/*.test.ts",
    always: [
      "contract/money/",
      "contract/tickets/",
      "contract/giving/",
      "account/auth-",
      "base/backup.",
      "base/hostile",
      "base/many-servers",
      "base/product-calls",
      "base/session",
      "base/upgrade",
      "site/recorded-screens",
    ],
    oneIn: 3,
  },
} satisfies Record<string, Kind>;

/** All files of a kind, as paths from the top. */
export const filesOf = ({ files }: Kind): string[] =>
  globSync(files, { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();

/** The files of a kind that a lot is drawn from, without those of it. */
export function besidesTheLot(name: keyof typeof kinds): string[] {
  const kind: Kind = kinds[name];
  const others = filesOf(kind).filter((path) => !kind.always.some((part) => path.includes(part)));
  const drawn = new Set(byLot(others, Math.ceil(others.length / kind.oneIn), name));
  return others.filter((path) => !drawn.has(path));
}

/** What this run leaves out of a kind: in the short form alone anything. */
export const leftOut = (name: keyof typeof kinds): string[] =>
  isShortRun ? besidesTheLot(name) : [];
