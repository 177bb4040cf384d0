import { fireEvent, screen, waitFor } from "@testing-library/react";
import { toast } from "@jubilee/ui/toast";
import { afterEach, expect, it } from "vitest";
import { aPortal, maya } from "../../testing/aPortal.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import type { Act } from "./acts.ts";
import { useActs } from "./useActs.ts";
import { useUndoKeys } from "./useUndoKeys.ts";

afterEach(() => toast.dismiss());

/** A shelf on which things are put, one after another. */
function Shelf({ log }: { log: string[] }) {
  const { did } = useActs();
  useUndoKeys();
  const act = (name: string, verb: string, other: string): Act => ({
    said: `Moved: ${name}`,
    back: async () => {
      log.push(`${verb} ${name}`);
      return { again: act(name, other, verb) };
    },
  });
  const put = (name: string) => did(Promise.resolve(act(name, "back", "again")));
  return (
    <>
      {["Cake", "Wine", "Band"].map((name) => (
        <button key={name} type="button" onClick={() => put(name)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => did(Promise.resolve(null))}>
        Refused
      </button>
      <input type="checkbox" aria-label="Chosen" />
      <input aria-label="New task" />
    </>
  );
}

function shelf(...done: string[]) {
  const log: string[] = [];
  renderInPortal(aPortal({ status: "signed-in", user: maya }), <Shelf log={log} />);
  for (const name of done) fireEvent.click(screen.getByRole("button", { name }));
  const press = (keys: object, on = screen.getByRole("button", { name: "Cake" })) =>
    fireEvent.keyDown(on, { key: "z", ...keys });
  return { log, press };
}

it("takes back what was done last, then what was done before, and does it again", async () => {
  const { log, press } = shelf("Cake", "Wine", "Band");
  press({ ctrlKey: true });
  press({ metaKey: true });
  await waitFor(() => expect(log).toEqual(["back Band", "back Wine"]));
  expect(await screen.findByText("Taken back")).toBeVisible();
  expect(screen.getByText("Moved: Wine")).toBeVisible();
  press({ ctrlKey: true, shiftKey: true });
  await waitFor(() => expect(log.at(-1)).toBe("again Wine"));
  expect(await screen.findByText("Done again")).toBeVisible();
  press({ ctrlKey: true });
  press({ ctrlKey: true });
  await waitFor(() => expect(log.slice(3)).toEqual(["back Wine", "back Cake"]));
  press({ ctrlKey: true });
  expect(await screen.findByText("Nothing is left to take back")).toBeVisible();
});

it("what is done anew ends what could be done again", async () => {
  const { log, press } = shelf("Cake");
  press({ ctrlKey: true });
  await waitFor(() => expect(log).toEqual(["back Cake"]));
  fireEvent.click(screen.getByRole("button", { name: "Wine" }));
  press({ ctrlKey: true, shiftKey: true });
  expect(await screen.findByText("Nothing is left to do again")).toBeVisible();
  expect(log).toEqual(["back Cake"]);
});

it("passes over what was refused", async () => {
  const { log, press } = shelf("Cake", "Refused");
  press({ ctrlKey: true });
  await waitFor(() => expect(log).toEqual(["back Cake"]));
});

it.each([
  ["a letter alone", "Cake", {}],
  ["letters that are typed", "New task", { ctrlKey: true }],
])("leaves %s", async (_, name, keys) => {
  const { log, press } = shelf("Cake");
  press(keys, screen.getByRole(name === "Cake" ? "button" : "textbox", { name }));
  press({ ctrlKey: true }, screen.getByRole("checkbox"));
  await waitFor(() => expect(log).toEqual(["back Cake"]));
});
