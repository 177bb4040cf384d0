import { expect, it } from "vitest";
import { loadPages } from "../../../build/loadPages.ts";
import { passForms } from "./pass/forms.ts";
import { invitation, member } from "./pass/pass.fixture.ts";

const pages = await loadPages();
const comes = (id: string) => member(id, { state: "yes" });
const members = [comes("a"), member("b", { state: "no" }), comes("c"), member("d")];

/** What the section offers, as `person answer`. */
function offered(faces?: Record<string, boolean>): string[] {
  const { html } = pages.draw("./answers/pass/pass.page.ts", {
    token: "personal-abcdefghijklmnop",
    shared: invitation({ members }, faces && { faces }),
    reads: { schedule: { activities: [] }, polls: { polls: [] } },
    reader: { lang: "en", locale: "en-GB" },
    now: Date.parse("2027-01-01T00:00:00Z"),
    productName: "Jubilee",
    api: { url: "https://jubilee.example", key: "public" },
    params: {},
    query: {},
    siteUrl: "https://jubilee.example",
    outcome: null,
    key: "one-key",
  });
  const [, part = ""] = html.split('id="faces"');
  const [list = ""] = part.split("</section>");
  const wishes = list.matchAll(/name="person" value="(.)".*?value="(yes|no)"/g);
  return Array.from(wishes, ([, id, shown]) => `${id} ${shown}`);
}

it("being seen is asked of each who comes, where the hosts show it, and can always be taken back", () => {
  expect(offered({ a: true, b: true, d: false })).toEqual(["a no", "b no"]);
  expect(offered({ a: false, b: false, d: false })).toEqual(["a yes"]);
  expect(offered()).toEqual([]);
  expect(passForms["face"]?.read?.({ person: "a", isShown: "yes" })).toEqual({
    person: "a",
    isShown: true,
  });
});
