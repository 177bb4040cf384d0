/**
 * `pnpm hosts`: serves every host page of the matrix (tests/e2e/steps/host-rows.ts) with recorded answers,
 * to look at and to break. Ends with Ctrl-C.
 */
import { hostRows } from "../tests/e2e/steps/host-rows.ts";
import { hostBundle } from "../tests/support/host-bundles.ts";
import { startWidgetPages } from "../tests/support/widget-pages.ts";
import { buildStale } from "./build-steps.ts";

await buildStale(["widgets", "embed"]);
const pages = await startWidgetPages();
const made = await Promise.all(
  hostRows.map(async (row, index) => {
    const name = `host-${index + 1}.html`;
    const app = `app-${index + 1}.js`;
    const text = await row.page(pages);
    pages.made[name] = text.replace("/app.js", `/${app}`);
    pages.heads[name] = row.heads?.(pages) ?? {};
    if (row.framework) pages.made[app] = await hostBundle(row.framework);
    return `${pages.hostOrigin}/${name}  ${row.name}`;
  }),
);
console.log(made.join("\n"));
process.on("SIGINT", () => void pages.stop().then(() => process.exit(0)));
