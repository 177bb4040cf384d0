import { accessOf, planNames } from "@jubilee/core/account/access.rules";
import { planTypes } from "@jubilee/core/account/plans.rules";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { Chip } from "@jubilee/ui/chip";
import { useState } from "react";
import { cell, head, matrix, scroll } from "./Testing.css.ts";

const trials = ["none", "active", "expired"] as const;
const hourMs = 3_600_000;

function accessAt(planType: PlanType, trial: (typeof trials)[number], nowMs: number) {
  const endsMs = nowMs + (trial === "active" ? hourMs : -hourMs);
  return accessOf(
    {
      planType,
      isTrial: trial !== "none",
      trialEndAt: trial === "none" ? null : new Date(endsMs).toISOString(),
    },
    nowMs,
  );
}

const mark = (opens: boolean) =>
  opens ? <Chip tone="success">Open</Chip> : <Chip mark="hollow">Closed</Chip>;

/** What each plan opens with and without a trial, by the very rule the product uses. */
export function AccessMatrix() {
  const [nowMs] = useState(() => Date.now());
  return (
    // oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex -- it scrolls sideways on phones
    <section className={scroll} aria-label="Access by plan and trial" tabIndex={0}>
      <table className={matrix}>
        <thead>
          <tr>
            {["Plan", "Trial", "Premium", "Pro", "Business"].map((name) => (
              <th key={name} scope="col" className={head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planTypes.flatMap((plan) =>
            trials.map((trial) => {
              const access = accessAt(plan, trial, nowMs);
              return (
                <tr key={`${plan} ${trial}`}>
                  <th scope="row" className={cell}>
                    {planNames[plan]}
                  </th>
                  <td className={cell}>{trial}</td>
                  <td className={cell}>{mark(access.premium)}</td>
                  <td className={cell}>{mark(access.pro)}</td>
                  <td className={cell}>{mark(access.business)}</td>
                </tr>
              );
            }),
          )}
        </tbody>
      </table>
    </section>
  );
}
