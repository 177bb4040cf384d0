import type { PersonalInvitation, RsvpReceipt } from "@jubilee/core/public-event/types";
import { useState } from "react";
import { rsvp as english } from "../copy/en/rsvp.copy.ts";
import { eventTime, viewerTime } from "../format/event-time.ts";
import { Band } from "../parts/Band.tsx";
import { Foot } from "../parts/Foot.tsx";
import { Lazy } from "../parts/Lazy.tsx";
import { useMoment } from "../parts/useMoment.ts";
import { flag, head, ring } from "../styles/base.css.ts";
import type { ScreenProps } from "../widget.types.ts";
import { ReplyForm } from "./ReplyForm.tsx";
import { isInvitation, keptReceipt, keptText, rsvpView, type RsvpView } from "./rsvp-state.ts";
import { useEffectOn } from "../parts/useEffectOn.ts";

const loadClosed = () => import("../steps/closed.tsx");
const loadSent = () => import("../steps/sent.tsx");

/** The RSVP widget once its data is there. */
export function Rsvp({ context, data }: ScreenProps) {
  const { copy: common, locale, draft } = context;
  const copy = context.words("rsvp", english);
  const { event, rsvp } = data;
  const invitation = isInvitation(data) ? data : null;
  const [receipt, setReceipt] = useState<RsvpReceipt | null>(
    () => keptReceipt(draft.read()["receipt"]) ?? invitation?.receipt ?? null,
  );
  const [editing, setEditing] = useState(false);
  useMoment(context.now, [rsvp.deadline, event.endDate]);
  const now = context.now();
  const view = rsvpView(data, now);
  const keep = (next: RsvpReceipt | null) => {
    setReceipt(next);
    draft.write({ ...draft.read(), receipt: next });
  };

  useEffectOn([], () => {
    if (!receipt) return;
    const refresh = async () => {
      const path = `personal/${receipt.personalToken}`;
      const outcome = await context.call<PersonalInvitation>("GET", path);
      if (outcome.ok) keep(outcome.value.receipt);
      else if (outcome.error.code === "link_invalid") keep(null);
    };
    void refresh();
  });
  const step = receipt && !editing ? receipt.state : view;
  useEffectOn([step], () => context.emit("jubilee:step", { step }));

  const place = event.locationName ?? event.onlineUrl?.replace(/^https?:\/\/|\/.*/g, "");
  const when = [eventTime(event, locale, now), place].filter(Boolean).join(", ");
  const foot = (
    <Foot context={context} data={data}>
      {rsvp.comingCount > 0 ? copy.coming(rsvp.comingCount) : null}
    </Foot>
  );
  const closed = (reason: Exclude<RsvpView, "open" | "waitlist">) => (
    <Lazy key={reason} context={context} load={loadClosed} screen={{ context, data, reason }} />
  );
  if (view === "cancelled" || view === "ended") return closed(view);
  if (receipt && !editing) {
    const screen = {
      context,
      data,
      receipt,
      email: keptText(draft.read()["email"]),
      canEdit: receipt.canEdit && view !== "closed" && view !== "off",
      onChange: () => setEditing(true),
    };
    return (
      <Lazy context={context} load={loadSent} screen={screen}>
        {foot}
      </Lazy>
    );
  }
  if (view === "off" || view === "closed" || (view === "full" && !receipt)) return closed(view);
  const waiting = view === "waitlist" && !receipt;
  const elsewhere = viewerTime(event.startDate, event, locale);
  const top = (
    <>
      {!context.bare && <Band context={context} event={event} />}
      <div className={head}>
        {waiting && <span className={`${flag} ${ring}`}>{copy.fullFlag(rsvp.capacity)}</span>}
        <h2>{waiting ? copy.waitTitle : copy.title}</h2>
        {waiting ? (
          <p>{copy.waitText(rsvp.waitlistCount)}</p>
        ) : (
          <>
            <p>
              {!context.bare && `${event.name}. `}
              {when}
            </p>
            {elsewhere && <p>{common.forYou(elsewhere.time, elsewhere.city)}</p>}
            {rsvp.placesLeft !== null && rsvp.placesLeft <= 10 && (
              <span className={flag}>{copy.few(rsvp.placesLeft)}</span>
            )}
          </>
        )}
      </div>
    </>
  );
  return (
    <>
      <ReplyForm
        key={receipt?.personalToken ?? view}
        context={context}
        data={data}
        copy={copy}
        receipt={receipt}
        known={invitation !== null}
        waiting={waiting}
        top={top}
        onDone={(next) => {
          keep(next);
          setEditing(false);
        }}
      />
      {foot}
    </>
  );
}
