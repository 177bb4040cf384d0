import { afterEach } from "vitest";
import { painted } from "./painted.ts";

/** Widgets draw behind shadow roots, in their host's type: they are looked at by the journeys. */
const watched = /packages\/ui\//;

afterEach(({ task, expect: compare }) => {
  if (task.result?.state === "fail" || !watched.test(task.file.filepath)) return;
  compare(painted(document.body).join("\n")).toMatchSnapshot();
});
