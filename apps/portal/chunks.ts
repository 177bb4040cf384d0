import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Plugin, Rolldown } from "vite";

interface Parcel {
  name: string;
  /** Takes what these modules need at once. */
  from: readonly string[];
  /** Of that, only what one of these needs too. */
  alsoNeededBy?: readonly string[];
  /** Of that, only what lies here. */
  within?: RegExp;
  /** Takes these too, whoever needs them. */
  always?: RegExp;
}

const features = "src/features";
const signInPages = ["LoginPage", "ForgotPasswordPage"].map(
  (page) => `${features}/account/sign-in/${page}.tsx`,
);
/** Small parts that nearly every page shows sooner or later. */
const commonParts = ["visually-hidden", "text-field", "password-field", "use-media"].map(
  (part) => `../../packages/ui/src/components/${part}/index.ts`,
);
const sitePages = [
  `${features}/site/pages/PricingPage.tsx`,
  "src/joins/help/HelpPage.tsx",
  `${features}/site/help/FaqPage.tsx`,
];
/** Pages that are opened from outside: they carry nothing that only planners' screens share. */
const openPages = [
  ...signInPages,
  ...sitePages,
  `${features}/account/sign-in/SignUpPage.tsx`,
  `${features}/site/home/HomePage.tsx`,
  `${features}/site/pages/AboutPage.tsx`,
];
const workplace = [
  "src/app/frame/MemberFrame.tsx",
  "src/shell/Rail.tsx",
  "src/shell/HeaderMember.tsx",
  "src/shell/SecurityAlerts.tsx",
  "src/joins/dashboard/DashboardPage.tsx",
];
const session = ["src/app/portal/loadedPlanner.ts", "src/app/session/openSession.ts"];

/**
 * What is fetched together, in the order in which people meet it: a module goes with the first
 * parcel that needs it. So nobody pays for what only a later page needs, and a page has few files.
 */
const parcels: readonly Parcel[] = [
  {
    name: "frame",
    from: ["src/main.tsx", "../../packages/core/src/account/access.rules.ts", ...commonParts],
    // The theme's index names it; only covers and brands calculate with colours.
    within: /^(?!.*theme[\\/]oklch)/,
    always:
      /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](check|search|x|info|circle-check|circle-x|triangle-exclamation-point)\.mjs$|ui[\\/]src[\\/]inlineVars/,
  },
  {
    name: "accounts",
    from: signInPages,
    within: /features[\\/]account[\\/]sign-in[\\/](?!\w+Page\.)/,
  },
  {
    // A page from outside draws with it, too, and needs nothing else of what planners share.
    name: "drawing",
    from: ["../../packages/ui/src/components/drawing/index.ts"],
    within: /ui[\\/]src[\\/](components[\\/]drawing|drawings)[\\/]/,
  },
  { name: "page", from: workplace, alsoNeededBy: sitePages },
  {
    name: "rest",
    from: [
      "src/shell/ShellRest.tsx",
      "src/shell/FeatureSearch.tsx",
      "src/app/frame/toaster.ts",
      "../../packages/core/src/events/event-types.rules.ts",
      "../../packages/ui/src/components/chip/index.ts",
    ],
    // Small, and wanted by the start, which has no connection left for it.
    always: /src[\\/](page-kit[\\/]Cover|app[\\/]frame[\\/]useDrawnTheme)\./,
  },
  {
    name: "workplace",
    from: workplace,
    within: /^(?!.*(features[\\/]insight|joins)[\\/]dashboard)/,
  },
  { name: "planner", from: session },
  {
    name: "drawings",
    from: ["../../packages/ui/src/covers/index.ts"],
    within: /covers[\\/](families|shapes|drawCover)/,
  },
];

/**
 * What others made and seldom changes, so that a release of ours leaves it in the cache. With React
 * go the few lines that the bundler itself adds, because every file needs them.
 */
const vendors = [
  {
    name: "react",
    test: /rolldown\/runtime\.js$|vite\/preload-helper\.js$|node_modules[\\/](react|react-dom|scheduler|wouter|zustand|regexparam|@vanilla-extract[\\/]recipes)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
  },
  { name: "supabase", test: /node_modules[\\/]@supabase[\\/]/ },
  { name: "query", test: /node_modules[\\/]@tanstack[\\/](react-)?query/ },
];

/**
 * What screens share beyond that, by how many of them need it at once: one file of what half of them
 * need (dialogs), of three in ten (forms, choices), of two in ten (lists, filters, days), and the icons
 * that more than one has. A module that fewer share is left to the bundler: half as many files for a
 * fifth more of bytes at the first screen, which the next one has then (docs/decisions, 7).
 */
const sharedParcels = [
  { name: "common", share: 0.5 },
  { name: "often", share: 0.3 },
  { name: "some", share: 0.2 },
  { name: "icons", share: 0, within: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
] as const;

const isScreen = /src[\\/](features|joins)[\\/].*(Page|Tab)\.tsx$/;

/** The files that a page's modules are put into; the rest is left to the bundler. */
export function chunkGroups(folder: string): Rolldown.CodeSplittingGroup[] {
  const reached = new Map<string, ReadonlySet<string>>();

  function neededBy(source: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
    const known = reached.get(source);
    if (known) return known;
    const found = new Set<string>();
    const waiting = [join(folder, source)];
    if (!graph.getModuleInfo(join(folder, source))) {
      throw new Error(`No page of the portal needs ${source}. Was it renamed? See chunks.ts.`);
    }
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    reached.set(source, found);
    return found;
  }

  const groups = parcels.map(({ name, from, alsoNeededBy, within, always }) => ({
    debugName: name,
    ...(within ? { test: within } : {}),
    name: (id: string, graph: Rolldown.ChunkingContext) => {
      if (always?.test(id)) return name;
      const isNeededBy = (source: string) => neededBy(source, graph).has(id);
      return from.some(isNeededBy) && (alsoNeededBy?.some(isNeededBy) ?? true) ? name : null;
    },
  }));
  let shares: ReadonlyMap<string, number> | undefined;
  const shared = sharedParcels.map(({ name, share, ...only }) => ({
    debugName: name,
    // Else a module that an open page has goes along with one that needs it too.
    includeDependenciesRecursively: false,
    ...("within" in only ? { test: only.within } : {}),
    name: (id: string, graph: Rolldown.ChunkingContext) => {
      if (openPages.some((source) => neededBy(source, graph).has(id))) return null;
      shares ??= sharesOf(graph);
      return (shares.get(id) ?? 0) >= share && shares.has(id) ? name : null;
    },
  }));

  /** Of how many screens, from 0 to 1, each module that two of them need is a part. */
  function sharesOf(graph: Rolldown.ChunkingContext): ReadonlyMap<string, number> {
    const screens = [...modulesFrom(join(folder, "src/main.tsx"), graph)].filter((id) =>
      isScreen.test(id),
    );
    const counts = new Map<string, number>();
    for (const screen of screens) {
      for (const id of neededBy(relative(folder, screen), graph)) {
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
    return new Map(
      [...counts]
        .filter(([, count]) => count > 1)
        .map(([id, count]) => [id, count / screens.length]),
    );
  }

  return [...vendors, ...groups, ...shared].map((group, index, { length }) => ({
    ...group,
    priority: length - index,
  }));
}

/** All that is ever loaded from a module on, at once or later. */
function modulesFrom(start: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const module = graph.getModuleInfo(id);
    waiting.push(...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? []));
  }
  return found;
}

const isFirst = /[\\/](react|frame)-[^\\/]+$/;

/**
 * Whether a file is worth naming ahead for each screen that needs it: a parcel that is not there
 * from the start. The names of every small piece would be kilobytes in the first file.
 */
export function isParcel(file: string): boolean {
  const name = /([a-z]+)-[^/]+\.js$/.exec(file)?.[1];
  return (
    [...vendors, ...parcels, ...sharedParcels].some((one) => one.name === name) &&
    !isFirst.test(file)
  );
}

const blocked =
  /^(ads?|adverts?|advertising|affiliates?|analytics?|banners?|campaigns?|promos?|promotions?|sponsors?|sponsored|track|tracker|tracking)$/;

/**
 * What a file is called by the module it comes from. Lists of ad blockers stop files by such words,
 * whatever is in them: those have a name that says nothing.
 */
export function fileName(name: string): string {
  const words = name.split(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+/);
  return words.some((word) => blocked.test(word.toLowerCase())) ? "part" : name;
}

/** Imports every icon from its own file, because the package's index needs two thousand at once. */
export function iconFiles(): Plugin {
  const imports = /import \{([^}]+)\} from "lucide-react";/g;
  const fileOf = new Map<string, string>();
  return {
    name: "jubilee-icon-files",
    apply: "build",
    async buildStart() {
      const index = await this.resolve("lucide-react");
      if (!index) throw new Error("lucide-react is not installed. Run pnpm install.");
      const text = await readFile(index.id, "utf8");
      for (const [, names = "", file = ""] of text.matchAll(
        /export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
      )) {
        for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) fileOf.set(name, file);
      }
    },
    transform: {
      filter: { code: /from "lucide-react"/ },
      handler: (code) =>
        code.replaceAll(imports, (whole, list: string) =>
          list
            .split(",")
            .map((one) => one.trim().split(" as "))
            .map(([name = "", local = name]) => {
              const file = fileOf.get(name);
              return file
                ? `import ${local} from "lucide-react/dist/esm/icons/${file}.mjs";`
                : `import { ${name} as ${local} } from "lucide-react";`;
            })
            .join(" "),
        ),
    },
  };
}
