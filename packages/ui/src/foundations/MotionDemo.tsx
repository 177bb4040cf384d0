import { useState } from "react";
import { Button } from "../components/button/Button.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import { Text } from "../components/text/Text.tsx";
import { inlineVars } from "../inlineVars.ts";
import { vars } from "../theme/vars.css.ts";
import { lanes, moved, mover, sizeVar, stage } from "./Page.css.ts";

const lengths = [
  { name: "fast", about: "120 ms: colour, borders" },
  { name: "base", about: "180 ms: switches, popovers, menus" },
  { name: "slow", about: "240 ms: drawers, sheets, panels" },
] as const;

/** The three lengths side by side, at the press of a button. */
export function MotionDemo() {
  const [there, setThere] = useState(false);
  return (
    <Stack gap="5" align="start">
      <Button variant="secondary" onClick={() => setThere(!there)}>
        {there ? "Back again" : "Move them"}
      </Button>
      <div className={lanes}>
        {lengths.map(({ name, about }) => (
          <Stack key={name} gap="1">
            <Text size={12} tone="muted">
              {name}, {about}
            </Text>
            <div className={stage}>
              <div
                className={there ? `${mover} ${moved}` : mover}
                style={inlineVars({ [sizeVar]: vars.duration[name] })}
              />
            </div>
          </Stack>
        ))}
      </div>
    </Stack>
  );
}
