/**
 * The weight of the portal's pages against their budgets: what index.html loads first and what the
 * page's own chunk needs, as a browser without a cache fetches it (gzip; fonts, pictures and the
 * lazily loaded data client apart). Goals: docs/decisions, "Weights".
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { ticketsWidgetKilobytes } from "../apps/portal/src/features/site/home/widgetWeight.rules.ts";
import { readBuild } from "./portal-files.ts";

interface Budget {
  page: string;
  sources: string[];
  kilobytes: number;
  files: number;
}

const features = "src/features";
const publicPage = (page: string, source: string, kilobytes = 104): Budget => ({
  page,
  sources: [`${features}/${source}`],
  kilobytes,
  files: 12,
});
const guestPage = (page: string, source: string, kilobytes = 130.5): Budget => ({
  page,
  sources: [`src/${source}`],
  kilobytes,
  files: 30,
});

const budgets: Budget[] = [
  publicPage("/", "site/home/HomePage.tsx"),
  publicPage("/login", "account/sign-in/LoginPage.tsx"),
  publicPage("/signup", "account/sign-in/SignUpPage.tsx"),
  publicPage("/forgot-password", "account/sign-in/ForgotPasswordPage.tsx"),
  // Explains trials, changes of plan and failed payments as text.
  { ...publicPage("/pricing", "site/pages/PricingPage.tsx", 107.5), files: 15 },
  // Lists and searches every article at once; their texts come after it.
  { ...publicPage("/help", "", 110.5), sources: ["src/joins/help/HelpPage.tsx"] },
  publicPage("/faq", "site/help/FaqPage.tsx"),
  publicPage("/about", "site/pages/AboutPage.tsx"),
  {
    page: "/dashboard",
    sources: ["workplace", "rest", `${features}/insight/dashboard/DashboardPage.tsx`],
    kilobytes: 156,
    files: 15,
  },
  guestPage("/event-info-view", "joins/guest/SharedEventPage.tsx"),
  // Answers for a whole household, with meals and the hosts’ questions.
  guestPage("/rsvp", "joins/guest/PersonalPage.tsx", 139),
  // Draws the tickets’ codes and lets their holders be changed.
  guestPage(
    "/ticket-confirmation",
    "features/sharing/public-event/order/TicketConfirmationPage.tsx",
    143,
  ),
];

const folder = fileURLToPath(new URL("../apps/portal/dist", import.meta.url));
const build = readBuild(folder);
const packedSize = (file: string) =>
  gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;

let failed = 0;
for (const { page, sources, kilobytes, files: mostFiles } of budgets) {
  const files = build.filesOf(["index.html", ...sources]);
  const size = files.reduce((sum, file) => sum + packedSize(file), 0) / 1000;
  const isOver = size > kilobytes || files.length > mostFiles;
  if (isOver) failed += 1;
  const limit = `${kilobytes} kB, ${mostFiles} files`;
  console.log(
    `${isOver ? "over " : "fits "} ${page.padEnd(20)} ${size.toFixed(1)} kB in ${files.length} files of ${limit}`,
  );
}

const tickets = readFileSync(join(folder, "../../../packages/widgets/dist/embed/tickets.js"));
const measured = Math.ceil(brotliCompressSync(tickets).byteLength / 1000);
if (measured !== ticketsWidgetKilobytes) {
  failed += 1;
  console.log(
    `The start says ${ticketsWidgetKilobytes} kB of the tickets widget; it has ${measured}.`,
  );
}
process.exitCode = failed === 0 ? 0 : 1;
