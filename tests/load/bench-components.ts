/**
 * `pnpm bench components`: mounting 1,000 buttons of the library against 1,000 bare ones and 1,000
 * with a class name, in one page, until they are painted, interleaved, at a fourth of the processor's speed; and what
 * Button with Dialog weigh. Goals of performance: 1.25 times bare, 23 kB.
 */
import { gzipSync } from "node:zlib";
import { chromium } from "playwright";
import { launchOptions } from "../support/browser.ts";
import { bundleOf } from "../support/bundle.ts";

const rounds = 15;
const goal = { ratio: 1.25, kb: 23 };

const code = `
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import "@jubilee/ui/global";
import { Button } from "@jubilee/ui/button";

const numbers = Array.from({ length: 1000 }, (_, index) => index);
const subjects = {
  bare: (index) => createElement("button", { key: index, type: "button" }, "Save"),
  classed: (index) => createElement("button", { key: index, type: "button", className: "bench" }, "Save"),
  library: (index) => createElement(Button, { key: index }, "Save"),
};
globalThis.mount = (name) => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const startedAt = performance.now();
  flushSync(() => root.render(numbers.map(subjects[name])));
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        const ms = performance.now() - startedAt;
        root.unmount();
        place.remove();
        resolve(ms);
      };
      painted.port2.postMessage(null);
    });
  });
};
`;

declare global {
  function mount(name: string): Promise<number>;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function mountTimes(): Promise<Record<string, number>> {
  const { script, styles } = await bundleOf(code, { withReact: true });
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  await page.setContent("<!doctype html><title>Bench</title><body>");
  await page.addStyleTag({ content: `.bench{padding:8px 16px;border-radius:10px}${styles}` });
  await page.addScriptTag({ type: "module", content: script });
  await page.waitForFunction(() => typeof globalThis.mount === "function");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const names = ["bare", "classed", "library"];
  const times: Record<string, number[]> = {};
  for (let round = -2; round < rounds; round += 1) {
    for (const name of names) {
      const ms = await page.evaluate((subject) => globalThis.mount(subject), name);
      if (round >= 0) (times[name] ??= []).push(ms);
    }
  }
  await browser.close();
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

const usesOf = (...names: string[]) =>
  names
    .map((name) => `import { ${name} } from "@jubilee/ui/${name.toLowerCase()}";`)
    .concat(`globalThis.used = [${names.join(", ")}];`)
    .join("\n");

const times = await mountTimes();
const { bare = 0 } = times;
console.table(
  Object.fromEntries(
    Object.entries(times).map(([name, ms]) => [
      name,
      { "ms for 1,000": Math.round(ms), "times bare": Number((ms / bare).toFixed(2)) },
    ]),
  ),
);
const sizes: Record<string, { "kB gzip": number }> = {};
const theme = await bundleOf('import { vars } from "@jubilee/ui/theme"; globalThis.used = vars;');
sizes["the theme's tokens alone"] = {
  "kB gzip": Number((gzipSync(theme.styles).length / 1000).toFixed(1)),
};
for (const names of [["Button"], ["Dialog"], ["Button", "Dialog"]]) {
  const { gzipBytes } = await bundleOf(usesOf(...names));
  sizes[names.join(" and ")] = { "kB gzip": Number((gzipBytes / 1000).toFixed(1)) };
}
console.table(sizes);
console.log(`Goals: ${goal.ratio} times bare, ${goal.kb} kB for Button and Dialog.`);
