import { useState } from "react";

/** Code that comes when somebody is about to need it; `isMissing` where it could not come. */
export function useLoaded<Loaded>(load: () => Promise<Loaded>) {
  const [loaded, setLoaded] = useState<{ it: Loaded }>();
  const [isMissing, setMissing] = useState(false);
  const come = async () => {
    try {
      setLoaded({ it: await load() });
      setMissing(false);
    } catch {
      setMissing(true);
    }
  };
  return {
    loaded: loaded?.it,
    isMissing,
    ask: () => {
      if (!loaded) void come();
    },
  };
}
