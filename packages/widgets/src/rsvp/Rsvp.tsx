import type { RsvpReceipt } from "@jubilee/core/sharing/public-event.types";
import { useState } from "react";
import { rsvp as english } from "../copy/en/rsvp.copy.ts";
import { Foot } from "../parts/Foot.tsx";
import { Lazy } from "../parts/Lazy.tsx";
import { useMoment } from "../parts/useMoment.ts";
import type { ScreenProps } from "../widget.types.ts";
import { mayAskFirst } from "./may-ask-first.ts";
import { OpenTop } from "./OpenTop.tsx";
import { ReplyForm } from "./ReplyForm.tsx";
import { isInvitation, rsvpView } from "./rsvp-state.ts";
import { useEffectOn } from "../parts/useEffectOn.ts";

const loadClosed = () => import("../steps/every/closed.tsx");
const loadSent = () => import("../steps/rsvp/sent.tsx");
const loadWait = () => import("../steps/every/wait.tsx");

/** The RSVP widget once its data is there. */
export function Rsvp({ context, data }: ScreenProps) {
  const { draft } = context;
  const copy = context.words("rsvp", english);
  const { event, rsvp } = data;
  const invitation = isInvitation(data) ? data : null;
  // What this tab has kept is looked through where it is shown.
  const [receipt, setReceipt] = useState(
    () => (invitation?.receipt ?? draft.read()["receipt"] ?? null) as RsvpReceipt | null,
  );
  useMoment(context.now, [rsvp.deadline, event.endDate]);
  const view = rsvpView(data, context.now());
  const step = receipt ? null : view;
  useEffectOn([step], () => {
    if (step) context.emit("jubilee:step", { step });
  });

  // The event's own page says how many come, and who made it.
  const foot = !(mayAskFirst && data.asks) && (
    <Foot context={context}>{rsvp.comingCount > 0 && copy.coming(rsvp.comingCount)}</Foot>
  );
  if (view === "open" && !receipt) {
    return (
      <>
        <ReplyForm
          context={context}
          data={data}
          copy={copy}
          action={copy.send}
          known={invitation !== null}
          top={<OpenTop context={context} data={data} copy={copy} />}
          onDone={setReceipt}
        />
        {foot}
      </>
    );
  }
  const isOver = view === "cancelled" || view === "ended";
  if (receipt && !isOver) {
    const screen = { context, data, view, receipt, onReceipt: setReceipt };
    return (
      <Lazy key="sent" context={context} load={loadSent} screen={screen}>
        {foot}
      </Lazy>
    );
  }
  if (view === "waitlist") {
    const screen = { context, data, known: invitation !== null, onReceipt: setReceipt };
    return (
      <Lazy key={view} context={context} load={loadWait} screen={screen}>
        {foot}
      </Lazy>
    );
  }
  // Who has a receipt is asked nothing more: "open" was drawn above, or is over.
  const reason = view as Exclude<typeof view, "open">;
  return <Lazy key={view} context={context} load={loadClosed} screen={{ context, data, reason }} />;
}
