import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { Text } from "@jubilee/ui/text";
import { RotateCw } from "lucide-react";
import { screen } from "./screens.css.ts";

interface CrashScreenProps {
  /** One sentence instead of the two usual ones. */
  sentence?: string | undefined;
}

/** Shown when a screen crashes. Source: specification sections 2 and 8. */
export function CrashScreen({ sentence }: CrashScreenProps) {
  return (
    <div className={screen} role="alert">
      <Heading level={1}>{sentence ?? "Something went wrong"}</Heading>
      {!sentence && (
        <Text size={16} tone="muted">
          An unexpected error occurred. Please refresh the page or try again later.
        </Text>
      )}
      <div>
        <Button variant="outline" icon={<RotateCw />} onClick={() => location.reload()}>
          Refresh the page
        </Button>
      </div>
    </div>
  );
}
