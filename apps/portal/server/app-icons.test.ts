import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { icons } from "../appIcons.ts";

interface Manifest {
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

const path = fileURLToPath(new URL("../public/check-in.webmanifest", import.meta.url));

it("can be installed: a page of its own, with every icon that its manifest promises", () => {
  const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest;
  expect(manifest).toMatchObject({
    start_url: "/check-in",
    scope: "/check-in",
    display: "standalone",
  });
  const drawn = new Map(icons.map(({ fileName, sizePx }) => [`/${fileName}`, sizePx]));
  const pictures = manifest.icons.filter(({ src }) => src.endsWith(".png"));
  for (const { src, sizes } of pictures) {
    expect(`${drawn.get(src)}x${drawn.get(src)}`, src).toBe(sizes);
  }
  for (const needed of ["192x192", "512x512"]) {
    expect(pictures.map(({ sizes }) => sizes)).toContain(needed);
  }
  expect(pictures.some(({ purpose }) => purpose === "maskable")).toBe(true);
});
