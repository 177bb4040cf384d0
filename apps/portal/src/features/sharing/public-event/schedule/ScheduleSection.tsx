import type { PublicActivity } from "@jubilee/core/schedule/public-schedule.types";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { lazy, Suspense, useState } from "react";
import { href } from "../../../../app/routing/href.ts";
import { action, section, sectionTitle } from "../../../../event-kit/guest-page/Invitation.css.ts";
import type { GuestPlace } from "../../../../event-kit/guest-page/section.types.ts";
import { isOpen } from "../../../../event-kit/guest-page/sections.rules.ts";
import { ActivityDays } from "./ActivityDays.tsx";
import { MemberChoice } from "./MemberChoice.tsx";
import { head } from "./Schedule.css.ts";
import { useSchedule } from "./useSchedule.ts";
import { useWhoComes } from "./useWhoComes.tsx";

const SignUpDialog = lazy(async () => ({
  default: (await import("./SignUpDialog.tsx")).SignUpDialog,
}));

/** The published schedule on an event's page; nothing until there is one. */
export default function ScheduleSection(place: GuestPlace) {
  // By somebody's own token places are taken without asking who they are.
  const isPersonal = place.personal !== null;
  const token = place.personal?.token ?? place.token;
  const changes = useSchedule(token);
  const { schedule, isBusy, refused, signUp, leave, star, forget, setMember } = changes;
  const [asked, setAsked] = useState<PublicActivity | null>(null);
  const whole = schedule.status === "ready" ? schedule.value : null;
  const { choice, dialog, isAsking } = useWhoComes(whole, changes);
  if (schedule.status !== "ready" || schedule.value.activities.length === 0) return null;
  const { activities, event, members, memberId } = schedule.value;
  const days = new Set(activities.map(({ startLocal }) => startLocal.slice(0, 10)));
  const isEvening =
    days.size === 1 && activities.every(({ startLocal }) => startLocal.slice(11) >= "17:00");
  const take = (activity: PublicActivity) => {
    forget();
    if (isPersonal) void signUp({ activityId: activity.id });
    else setAsked(activity);
  };
  const places = {
    isBusy,
    onTake: take,
    party: choice.party,
    ...(isPersonal
      ? {
          ...choice,
          onLeave: ({ id }: PublicActivity) => void leave(id),
          onStar: ({ id, starred }: PublicActivity) => void star(id, !starred),
        }
      : {}),
  };
  return (
    <section className={section} id="schedule">
      <div className={head}>
        <h2 className={sectionTitle}>{isEvening ? "The evening" : "The schedule"}</h2>
        {isPersonal && (
          <a className={action} href={href("publicEvent.mySchedule", { personalToken: token })}>
            My schedule
          </a>
        )}
      </div>
      {isPersonal && <MemberChoice members={members} chosenId={memberId} onChoose={setMember} />}
      {refused && !asked && !isAsking && (
        <InlineMessage tone="danger">{refused.message}</InlineMessage>
      )}
      <div>
        <ActivityDays
          activities={activities}
          timeZone={event.timeZone}
          places={isOpen(place) ? places : undefined}
        />
      </div>
      {dialog}
      {asked && (
        <Suspense fallback={null}>
          <SignUpDialog
            key={asked.id}
            activity={asked}
            isBusy={isBusy}
            refused={refused}
            onSend={signUp}
            onClose={() => {
              setAsked(null);
              forget();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
