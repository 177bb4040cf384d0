import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { Text } from "@jubilee/ui/text";
import { RotateCw } from "lucide-react";
import { screen } from "./screens.css.ts";

/** Shown when a screen crashes. Source: specification section 2. */
export function CrashScreen() {
  return (
    <div className={screen} role="alert">
      <Heading level={1}>Something went wrong</Heading>
      <Text size={16} tone="muted">
        An unexpected error occurred. Please refresh the page or try again later.
      </Text>
      <div>
        <Button variant="outline" icon={<RotateCw />} onClick={() => location.reload()}>
          Refresh the page
        </Button>
      </div>
    </div>
  );
}
