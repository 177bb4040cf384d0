import { Button } from "@jubilee/ui/button";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { Camera as CameraIcon, CameraOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { createQrReader } from "../device/readQr.ts";
import { video as videoClass } from "./Gate.css.ts";

const betweenLooksMs = 120;
/** The same code counts again once it was out of sight this long. */
const sameCodeMs = 3000;

/** Reads codes from the camera until it is taken away. Throws where the camera is refused. */
async function watch(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onCode: (code: string) => void,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment", width: { ideal: 1280 } },
  });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener("abort", stop);
  if (signal.aborted) return stop();
  video.srcObject = stream;
  await video.play();
  const read = await createQrReader();
  let last = { code: "", seenMs: 0 };
  while (!signal.aborted) {
    const code = video.readyState >= video.HAVE_CURRENT_DATA ? await read(video) : null;
    const nowMs = performance.now();
    if (code) {
      const isNew = code !== last.code || nowMs - last.seenMs > sameCodeMs;
      last = { code, seenMs: nowMs };
      if (isNew && !signal.aborted) onCode(code);
    }
    await new Promise((resolve) => setTimeout(resolve, betweenLooksMs));
  }
}

interface CameraProps {
  /** Whether it runs as soon as the gate is open. */
  startsOn: boolean;
  onCode: (code: string) => void;
}

/** The device's camera, on when asked for. */
export function Camera({ startsOn, onCode }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOn, setOn] = useState(startsOn);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (!isOn || !video.current) return undefined;
    const ending = new AbortController();
    watch(video.current, ending.signal, onCode).catch((error: unknown) => {
      if (ending.signal.aborted) return;
      setOn(false);
      setProblem(
        error instanceof DOMException && error.name === "NotAllowedError"
          ? "The camera is not allowed for this page. Allow it in the browser’s settings, or type the code."
          : "No camera could be started. Use a hardware scanner, or type the code.",
      );
    });
    return () => ending.abort();
  }, [isOn, onCode]);
  return (
    <Stack gap="3">
      {isOn && <video ref={video} className={videoClass} muted playsInline aria-label="Camera" />}
      {problem && <InlineMessage tone="warning">{problem}</InlineMessage>}
      <Button
        variant={isOn || problem ? "outline" : "default"}
        icon={isOn ? <CameraOff /> : <CameraIcon />}
        fullWidth
        onClick={() => {
          setProblem(null);
          setOn((was) => !was);
        }}
      >
        {isOn ? "Stop the camera" : problem ? "Try the camera again" : "Scan with the camera"}
      </Button>
    </Stack>
  );
}
