import { createFacesApi } from "@jubilee/core/answers/faces.api";
import type { EventFaces } from "@jubilee/core/answers/faces.types";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Switch } from "@jubilee/ui/switch";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import type { EventCardProps } from "../../../event-kit/event/card.types.ts";
import { Unread } from "../../../page-kit/data/Unread.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { SettingRow } from "../../../page-kit/settings/SettingRow.tsx";
import { answerKeys } from "../keys.ts";

/** Whether an event's page names who comes. */
export const facesRead = (client: DataClient, eventId: string): Read<EventFaces> => ({
  key: answerKeys.faces(eventId),
  call: () => createFacesApi(client).get(eventId),
});

/** One switch, in force at once; each guest agrees for themselves. */
export function Seen({ event }: EventCardProps) {
  const faces = useApi(createFacesApi);
  const write = useWrite(answerKeys.faces(event.id));
  const reading = useReading((client) => facesRead(client, event.id));
  if (!reading.isSuccess)
    return <Unread of={reading} what="Who is seen" skeleton={<SkeletonRows count={1} />} />;
  const { isShown, agreed, coming } = reading.data;
  const change = async (next: boolean) => {
    const saved = await write.run(() => faces.set(event.id, next));
    if (saved) toast.success(next ? "The page names who comes" : "The page names nobody");
  };
  return (
    <>
      <SettingRow>
        <Switch
          side="end"
          label="Name who comes on the event’s page"
          help="Each person agrees on their own page and can take it back there. Children are never named."
          checked={isShown}
          disabled={write.isBusy}
          onCheckedChange={(next) => void change(next)}
        />
      </SettingRow>
      {isShown && (
        <Text tone="muted" size={14}>
          {agreed === 0
            ? "Nobody has agreed yet, so the page names nobody."
            : `${agreed} of ${coming} who come have agreed.`}
        </Text>
      )}
    </>
  );
}
