import type { ReactNode } from "react";
import { Divider } from "../components/divider/Divider.tsx";
import { Heading } from "../components/heading/Heading.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import { side as sideClass, sides } from "./Kit.css.ts";
import { KitButtons } from "./KitButtons.tsx";
import { KitFields } from "./KitFields.tsx";
import { KitFigures } from "./KitFigures.tsx";
import { KitNotices } from "./KitNotices.tsx";
import { KitPeople } from "./KitPeople.tsx";

const both = [
  { theme: "light", title: "By day" },
  { theme: "dark", title: "By night" },
] as const;

/** The library on one page, by day beside by night: what goes together is seen together. */
export function Kit() {
  return (
    <main className={sides}>
      {both.map(({ theme, title }) => {
        const part = (name: string, content: ReactNode) => (
          <Stack gap="5">
            <Divider />
            <Heading level={theme === "light" ? 2 : 3} size="section">
              {name}
            </Heading>
            {content}
          </Stack>
        );
        return (
          <div key={theme} data-theme={theme} className={sideClass}>
            <Stack gap="8">
              <Heading level={theme === "light" ? 1 : 2} size="page">
                {title}
              </Heading>
              {part("Buttons", <KitButtons side={title} />)}
              {part("Fields and choices", <KitFields />)}
              {part("Figures", <KitFigures />)}
              {part("Events and people", <KitPeople />)}
              {part("What the product says", <KitNotices />)}
            </Stack>
          </div>
        );
      })}
    </main>
  );
}
