import { expect, waitFor } from "storybook/test";

/** Attributes that the place has by then, or anything else to be seen there. */
type Sight = Readonly<Record<string, string>> | (() => unknown);

/** What is pressed, where one is afterwards (`button Save`: role and spoken name), and what is to be seen there. */
export type Stop = readonly [keys: string, at: string, sees?: Sight];

/** What has no role of its own. */
const roleless = new Set(["summary", "password"]);

interface Walker {
  userEvent: { keyboard: (keys: string) => Promise<void> };
}

/** The element that keys go to: in lists that keep the focus themselves, the one they point at. */
function current(): Element | null {
  const pointed = document.activeElement?.getAttribute("aria-activedescendant");
  return (pointed && document.getElementById(pointed)) || document.activeElement;
}

async function check(at: string, sees: Sight | undefined): Promise<void> {
  const [role = "", ...name] = at.split(" ");
  const element = current();
  if (at === "page") await expect(element).toBe(document.body);
  else await expect(element).toHaveAccessibleName(name.join(" "));
  if (at !== "page" && !roleless.has(role)) await expect(element).toHaveRole(role);
  if (typeof sees === "function") await sees();
  else
    for (const [attribute, value] of Object.entries(sees ?? {}))
      // oxlint-disable-next-line no-await-in-loop -- the first that is missing is told
      await expect(element).toHaveAttribute(attribute, value);
}

/** A story's play: goes through a component by keys alone and looks where they lead. */
export function walk(...stops: readonly Stop[]) {
  return async ({ userEvent }: Walker): Promise<void> => {
    for (const [keys, at, sees] of stops) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await userEvent.keyboard(keys);
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await waitFor(() => check(at, sees), { interval: 10 });
    }
  };
}
