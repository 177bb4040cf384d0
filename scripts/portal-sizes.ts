/**
 * The weight of the portal's pages against their budgets: what index.html loads first and what the
 * page's own chunk needs, as a browser without a cache fetches it (gzip; fonts, pictures and the
 * lazily loaded data client apart). Goals: docs/decisions, "Weights". A gate is what its page had
 * when it was accepted and 1 kB; `--accept` writes down which modules the pages have now.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { ticketsWidgetKilobytes } from "../apps/portal/src/features/site/home/widgetWeight.rules.ts";
import { readBuild } from "./portal-files.ts";
import { readAccepted, writeAccepted } from "./portal-modules.ts";

interface Budget {
  page: string;
  sources: string[];
  kilobytes: number;
  files: number;
  /** Whether its modules are written down; a planner's screen has hundreds. */
  isNoted?: boolean;
}

const page = (name: string, source: string, kilobytes: number, files = 12): Budget => ({
  page: name,
  sources: [`src/${source}`],
  kilobytes,
  files,
});

const screen = (name: string, source: string, kilobytes: number): Budget => ({
  page: name,
  sources: ["workplace", "rest", `src/${source}`],
  kilobytes,
  files: 85,
  isNoted: false,
});

const budgets: Budget[] = [
  // With the rest of the frame, which it is taken over with, and which has the covers' part.
  page("/", "features/site/home/HomePage.tsx", 118.6),
  page("/login", "features/account/sign-in/LoginPage.tsx", 107.5),
  page("/signup", "features/account/sign-in/SignUpPage.tsx", 108.6),
  page("/forgot-password", "features/account/sign-in/ForgotPasswordPage.tsx", 106.9),
  // Explains trials, changes of plan and failed payments as text.
  page("/pricing", "features/site/pages/PricingPage.tsx", 111.4, 16),
  // Lists and searches every article at once; their texts come after it.
  page("/help", "joins/help/HelpPage.tsx", 118.3),
  page("/faq", "features/site/help/FaqPage.tsx", 107.8),
  // With what draws, which is a file of its own.
  page("/about", "features/site/pages/AboutPage.tsx", 108.4),
  {
    page: "/dashboard",
    sources: ["workplace", "rest", "src/joins/dashboard/DashboardPage.tsx"],
    kilobytes: 167.6,
    files: 15,
  },
  // The screens of planners that need the most, opened first of all.
  screen("tasks", "features/tasks/list/TaskListPage.tsx", 384.5),
  screen("tickets", "features/tickets/desk/EventTicketsPage.tsx", 408.6),
];

const folder = fileURLToPath(new URL("../apps/portal/dist", import.meta.url));
const build = readBuild(folder);
const packedSize = (file: string) =>
  gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;

const accepted = readAccepted();
const pages = new Map<string, ReadonlySet<string>>();

let failed = 0;
for (const { page: name, sources, kilobytes, files: mostFiles, isNoted = true } of budgets) {
  const files = build.filesOf(["index.html", ...sources]);
  const size = files.reduce((sum, file) => sum + packedSize(file), 0) / 1000;
  const isOver = size > kilobytes || files.length > mostFiles;
  const modules = build.modulesOf(files);
  if (isNoted) pages.set(name, modules);
  if (isOver) failed += 1;
  const limit = `${kilobytes} kB, ${mostFiles} files`;
  console.log(
    `${isOver ? "over " : "fits "} ${name.padEnd(20)} ${size.toFixed(1)} kB in ${files.length} files of ${limit}`,
  );
  const cameIn = [...modules].filter((module) => !accepted.get(name)?.has(module));
  if (isOver && isNoted && cameIn.length > 0) console.log(`  came in: ${cameIn.join(", ")}`);
}
if (process.argv.includes("--accept")) writeAccepted(pages);

const tickets = readFileSync(join(folder, "../../../packages/widgets/dist/embed/tickets.js"));
const measured = Math.ceil(brotliCompressSync(tickets).byteLength / 1000);
if (measured !== ticketsWidgetKilobytes) {
  failed += 1;
  console.log(
    `The start says ${ticketsWidgetKilobytes} kB of the tickets widget; it has ${measured}.`,
  );
}
process.exitCode = failed === 0 ? 0 : 1;
