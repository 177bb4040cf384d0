import { writtenLocales } from "@jubilee/core/account/preferences.rules";
import { formatInstant, isTimeZone } from "@jubilee/core/base/time.rules";
import { Card } from "@jubilee/ui/card";
import { ZoneField } from "@jubilee/ui/date-time-zone";
import { Select, type SelectOption } from "@jubilee/ui/select";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useStore } from "zustand";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { fields, stack } from "./AccountSettings.css.ts";
import { keys } from "./keys.ts";
import { useProfileChange } from "./useProfileChange.ts";
import { useRead, useReadValue } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createAccountApi } from "@jubilee/core/account/account.api";
import { Unread } from "../../../page-kit/data/Unread.tsx";

const names = new Intl.DisplayNames("en", { type: "language" });
const asDevice = "device";
const ways: SelectOption[] = [
  { value: asDevice, label: "As this device" },
  ...writtenLocales.map((value) => ({ value, label: names.of(value) ?? value })),
];

function zoneNames(answer: unknown): string[] {
  if (!Array.isArray(answer)) return [];
  return answer.flatMap((zone: unknown) => (typeof zone === "string" ? [zone] : []));
}

/** Time zone and way of writing. */
export function PlaceSetting() {
  const { id } = useUser();
  const { preferences } = usePortal();
  const { queries } = usePlanner();
  const account = useApi(createAccountApi);
  const chosen = useStore(preferences, ({ locale }) => locale);
  const locale = useLocale();
  const now = useNow();
  const save = useProfileChange();
  const settingsRead = useRead(keys.settings, () => account.getSettings(id));
  const { data: zones = [] } = useReadValue(
    ["time-zone-names"],
    async () => zoneNames(await queries.getTimeZoneNames()),
    { staleTime: 3_600_000 },
  );
  if (!settingsRead.isSuccess)
    return <Unread of={settingsRead} what="Your settings" skeleton={<SkeletonRows count={3} />} />;
  const { data } = settingsRead;

  const { timeZone } = data;
  const known = zones.includes(timeZone) ? zones : [timeZone, ...zones];
  const clock = isTimeZone(timeZone)
    ? `There it is ${formatInstant(new Date(now).toISOString(), timeZone, locale)}.`
    : undefined;
  return (
    <Card title="Place and language">
      <div className={stack}>
        <div className={fields}>
          <ZoneField
            label="Your time zone"
            help={clock}
            value={timeZone}
            onValueChange={(zone) => save({ timeZone: zone })}
            locale={locale}
            zones={known}
          />
          <Select
            label="Language"
            help="How dates, times and amounts are written; the words are English."
            value={chosen ?? asDevice}
            onValueChange={(value) => {
              const picked = value === asDevice ? null : value;
              preferences.setLocale(picked);
              save({ locale: picked ?? "en" });
            }}
            options={ways}
          />
        </div>
      </div>
    </Card>
  );
}
