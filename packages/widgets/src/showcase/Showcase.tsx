import type { SharedList, SharedShowcase } from "@jubilee/core/sharing/showcase.types";
import { useState } from "react";
import { showcase as english } from "../copy/en/showcase.copy.ts";
import { Button } from "../parts/Button.tsx";
import { Foot } from "../parts/Foot.tsx";
import { Lazy } from "../parts/Lazy.tsx";
import { useEffectOn } from "../parts/useEffectOn.ts";
import { act } from "../styles/base.css.ts";
import type { ScreenProps } from "../widget.types.ts";
import { EventFace } from "./EventFace.tsx";
import { EventList } from "./EventList.tsx";
import type { Inside } from "./inside.types.ts";
import { ListFrame } from "./ListFrame.tsx";

const loadEmpty = () => import("../steps/showcase/empty.tsx");
const loadInside = () => import("../steps/showcase/inside.ts");
const loadMonth = () => import("../steps/showcase/month.tsx");

/** A showcase once its data is there: an event's face, or several events. */
export function Showcase({ context, data }: ScreenProps<SharedShowcase>) {
  const copy = context.words("showcase", english);
  const [opened, setOpened] = useState<Inside | null>(() =>
    data.layout === "event" ? returnedTo(data.giving?.token) : null,
  );
  const step = opened ?? data.layout;
  useEffectOn([step], () => context.emit("jubilee:step", { step }));
  if (data.layout !== "event") return <Listed context={context} data={data} />;
  if (!opened) return <EventFace context={context} data={data} copy={copy} onOpen={setOpened} />;
  const token = opened === "donation" ? data.giving?.token : context.token;
  return (
    <>
      <Lazy
        key={opened}
        context={context}
        load={async () => (await loadInside()).inside(context, opened, token ?? "")}
        screen={{}}
      />
      <div className={act}>
        <Button
          onPress={() => {
            setOpened(null);
            void context.reload();
          }}
        >
          {copy.back}
        </Button>
      </div>
    </>
  );
}

/** Who comes back from a payment page goes on where they left. */
function returnedTo(gives: string | undefined): Inside | null {
  if (location.search.includes("jubilee_order=")) return "tickets";
  return gives && location.search.includes("jubilee_gift=") ? "donation" : null;
}

function Listed({ context, data }: ScreenProps<SharedList>) {
  const copy = context.words("showcase", english);
  const foot = <Foot context={context} />;
  const later = data.events.length === 0 ? loadEmpty : data.layout === "calendar" && loadMonth;
  return (
    <ListFrame context={context} data={data}>
      {later ? (
        <Lazy context={context} load={later} screen={{ context, data, copy }}>
          {foot}
        </Lazy>
      ) : (
        <>
          <EventList context={context} data={data} copy={copy} />
          {foot}
        </>
      )}
    </ListFrame>
  );
}
