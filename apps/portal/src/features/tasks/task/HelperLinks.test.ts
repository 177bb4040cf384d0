import type { TaskHelper } from "@jubilee/core/tasks/helping.types";
import { expect, it } from "vitest";
import { helperWords } from "./HelperLinks.tsx";

const zoe: TaskHelper = {
  id: "zoe",
  name: "Zoe",
  email: "zoe@mail.example",
  url: "https://jubilee.example/helping/x",
  wantsMail: true,
  seenAt: null,
  revokedAt: null,
  tasks: 2,
  openTasks: 1,
};

it.each([
  [zoe, "zoe@mail.example · not opened yet · 1 of 2 tasks open"],
  [{ ...zoe, email: null, seenAt: "2027-01-01T00:00:00Z" }, "opened · 1 of 2 tasks open"],
  [{ ...zoe, tasks: 0, openTasks: 0 }, "zoe@mail.example · not opened yet · no task"],
  [{ ...zoe, url: null, revokedAt: "2027-01-01T00:00:00Z" }, "Link closed · 1 open task"],
])("says what is known of a link: %#", (helper, words) => {
  expect(helperWords(helper)).toBe(words);
});
