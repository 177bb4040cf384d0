import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Text } from "@jubilee/ui/text";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { row, stack } from "./AccountSettings.css.ts";

/** Ends the session here, or everywhere. */
export function SessionSetting() {
  const { auth } = usePortal();
  return (
    <Card title="Sessions">
      <div className={stack}>
        <Text tone="muted">
          Left a device signed in somewhere? This ends every session, here too.
        </Text>
        <div className={row}>
          <Button variant="outline" onClick={() => void auth.signOut("global")}>
            Sign out everywhere
          </Button>
          <Button variant="ghost" onClick={() => void auth.signOut("local")}>
            Sign out here
          </Button>
        </div>
      </div>
    </Card>
  );
}
