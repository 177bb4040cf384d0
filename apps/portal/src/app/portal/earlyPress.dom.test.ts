import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { hearPresses } from "./earlyPress.ts";

const index = readFileSync("apps/portal/index.html", "utf8");
const firstScript = /<script>([\s\S]*?)<\/script>/.exec(index)?.[1] ?? "";

it("a press before the portal listens sends nothing, and is made again once it does", () => {
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the page's own first script
  new Function(firstScript)();
  document.body.innerHTML = '<form><button type="submit"><b>Sign In</b></button></form>';
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.querySelector("form")?.addEventListener("submit", sent);
  document.querySelector("b")?.click();
  expect(sent).not.toHaveBeenCalled();
  hearPresses(window);
  expect(sent).toHaveBeenCalledOnce();
  document.querySelector("b")?.click();
  expect(sent).toHaveBeenCalledTimes(2);
});
