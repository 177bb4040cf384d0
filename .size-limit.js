import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";

const scripts = "packages/widgets/dist/embed";

/** Each kind of widget has its budget in its own folder. */
const kinds = globSync("packages/widgets/src/*/budget.json")
  .toSorted()
  .map((path) => {
    const kind = basename(dirname(path));
    const { until, limit } = JSON.parse(readFileSync(path, "utf8"));
    const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
    return {
      name: `${name} widget until it can be ${until}, without its data`,
      path: `${scripts}/${kind}.js`,
      limit,
      brotli: true,
    };
  });

export default [
  ...kinds,
  {
    name: "The calendar beside a field for days, which comes on intent",
    path: "apps/portal/dist/assets/{MonthCalendar,DatePanel}-*.js",
    limit: "26 kB",
    gzip: true,
  },
  { name: "General widget script", path: `${scripts}/v1.js`, limit: "1.4 kB", brotli: true },
  {
    name: "An event's page: its own script",
    path: `${scripts}/pages/page.js`,
    limit: "2.2 kB",
    brotli: true,
  },
  {
    name: "A widget's further language, each part",
    path: `${scripts}/steps/languages/ar-tickets.js`,
    limit: "1.5 kB",
    brotli: true,
  },
];
