import { afterEach } from "vitest";
import { painted } from "./painted.ts";

/** Widgets draw behind shadow roots, in their host's type: they are looked at by the journeys. */
const watched = /packages\/ui\//;
const pages = /\/(foundations|patterns)\//;

/** A component that has just been pressed or typed into may still be on its way: only rest is compared. */
const isAtRest = (file: string) =>
  pages.test(file) || !document.documentElement.hasAttribute("data-played");

afterEach(({ task, expect: compare }) => {
  const { filepath } = task.file;
  if (task.result?.state === "fail" || !watched.test(filepath) || !isAtRest(filepath)) return;
  compare(painted(document.body).join("\n")).toMatchSnapshot();
});
