import { createDevicesApi } from "@jubilee/core/account/devices.api";
import { deviceName } from "@jubilee/core/account/devices.rules";
import { Badge } from "@jubilee/ui/badge";
import { Card } from "@jubilee/ui/card";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { useUser } from "../../../app/session/useUser.ts";
import { When } from "../../../page-kit/When.tsx";
import { line, lineWords, list, quiet } from "./Security.css.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";

/** The newest sign-ins and wrong passwords. */
export function SignInHistory() {
  const { id } = useUser();
  const devices = useApi(createDevicesApi);
  const history = useRead(["sign-ins"], () => devices.listSignIns(id));
  return (
    <Card title="Sign-in history" fill>
      <Loaded
        of={history}
        what="The history"
        skeleton={<SkeletonRows count={3} />}
        empty={
          <Text tone="muted">
            Your next sign-in is the first line here. Lines stay for 90 days.
          </Text>
        }
      >
        {(data) => (
          <ul className={list}>
            {data.slice(0, 12).map((signIn) => (
              <li key={signIn.id} className={line}>
                <span className={lineWords}>
                  {deviceName(signIn.userAgent)}
                  {signIn.ipPrefix && (
                    <Text as="span" tone="muted">
                      {signIn.ipPrefix}
                    </Text>
                  )}
                  {!signIn.succeeded && <Badge tone="brick">Wrong password</Badge>}
                  {signIn.isNewDevice && <Badge tone="marigold">New device</Badge>}
                </span>
                <span className={quiet}>
                  <When at={signIn.at} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
