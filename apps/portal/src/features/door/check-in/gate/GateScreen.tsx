import { countEntries } from "@jubilee/core/door/check-in.rules";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Stack } from "@jubilee/ui/stack";
import { Volume2, VolumeX } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { useStore } from "zustand";
import type { OpenGate } from "../device/device.types.ts";
import type { GateStore } from "../device/gate.store.ts";
import { Camera } from "./Camera.tsx";
import { FindTicket } from "./FindTicket.tsx";
import { columns, page } from "./Gate.css.ts";
import { GateHead } from "./GateHead.tsx";
import { ListProgress } from "./ListProgress.tsx";
import { PartyRest } from "./PartyRest.tsx";
import { ScanLines } from "./ScanLines.tsx";
import { useOnline } from "../../../../page-kit/useOnline.ts";
import { useOfflineReady } from "./useGate.ts";
import { useWedge } from "./useWedge.ts";
import { VerdictPanel } from "./VerdictPanel.tsx";

interface GateScreenProps {
  store: GateStore;
  gate: OpenGate;
  report: (error: unknown) => void;
}

/** Whether this was opened to scan at once, on a device that has a camera to ask for. */
const wantsCamera =
  new URLSearchParams(location.search).has("camera") && "mediaDevices" in navigator;

/** A steward's gate. */
export function GateScreen({ store, gate, report }: GateScreenProps) {
  const { tickets, scans, shownId, waiting, isReachable } = useStore(store.state);
  const [hasSound, setSound] = useState(true);
  const isOfflineReady = useOfflineReady(report);
  const isOnline = useOnline() && isReachable;
  const run = useCallback((work: Promise<void>) => void work.catch(report), [report]);
  const onCamera = useCallback((code: string) => run(store.present(code, "camera")), [run, store]);
  const onWedge = useCallback((code: string) => run(store.present(code, "scanner")), [run, store]);
  const fieldRef = useRef<HTMLInputElement>(null);
  const verdictRef = useRef<HTMLElement>(null);
  const onUndo = useCallback((scanId: string) => run(store.undo(scanId)), [run, store]);
  const onChoose = useCallback((ids: string[]) => run(store.choose(ids)), [run, store]);
  // A button goes away with what it did. After a typed name the next one is typed; whoever pressed at the
  // verdict stays there, and on a phone no keyboard opens for it.
  const goOn = (place: HTMLElement | null) => place?.focus({ preventScroll: true });
  useWedge(onWedge);
  const listed = countEntries(tickets);
  // Who is still to come on a long list is expected as well.
  const counts = { ...listed, all: listed.all + (gate.facts.left ?? 0) };
  const shown = scans.find(({ id }) => id === shownId) ?? null;
  return (
    <div className={page}>
      <GateHead
        gate={gate}
        isOnline={isOnline}
        waiting={waiting}
        isOfflineReady={isOfflineReady}
        inside={counts.entered}
        expected={counts.all}
      />
      <ListProgress loaded={tickets.size} left={gate.facts.left} />
      <div className={columns}>
        <Stack gap="4">
          <section
            ref={verdictRef}
            aria-label="Last scan"
            tabIndex={-1}
            aria-live="assertive"
            aria-atomic="true"
          >
            <VerdictPanel
              gate={gate}
              scan={shown}
              hasSound={hasSound}
              onUndo={(scanId) => {
                onUndo(scanId);
                goOn(verdictRef.current);
              }}
            />
          </section>
          <PartyRest
            scan={shown}
            tickets={tickets}
            onChoose={(ids) => {
              onChoose(ids);
              goOn(verdictRef.current);
            }}
          />
          <Camera startsOn={wantsCamera} onCode={onCamera} />
          <div>
            <Button
              variant="ghost"
              size="sm"
              pressed={hasSound}
              icon={hasSound ? <Volume2 /> : <VolumeX />}
              onClick={() => setSound((was) => !was)}
            >
              {hasSound ? "Sound is on" : "Sound is off"}
            </Button>
          </div>
        </Stack>
        <Stack gap="4">
          <Card>
            <FindTicket
              store={store}
              facts={gate.facts}
              counts={counts}
              fieldRef={fieldRef}
              onText={(text) => run(store.present(text, "typed"))}
              onChoose={(ids) => {
                onChoose(ids);
                goOn(fieldRef.current);
              }}
              onWalkIn={(name) => {
                run(store.addWalkIn(name));
                goOn(fieldRef.current);
              }}
            />
          </Card>
          <ScanLines
            gate={gate}
            scans={scans}
            onUndo={(scanId) => {
              onUndo(scanId);
              goOn(verdictRef.current);
            }}
          />
        </Stack>
      </div>
    </div>
  );
}
