interface AddressPolicy {
  createScriptURL: (address: string) => string;
}

interface TrustedScripts {
  createPolicy: (name: string, rules: AddressPolicy) => AddressPolicy;
}

/** A browser makes each policy once. */
const policies = new Map<string, AddressPolicy>();

/**
 * The address of a worker, as pages with Trusted Types take it: by a policy that lets this one
 * address pass and no other. Its name is one of those in the page's headers.
 */
export function workerAddress(policyName: string, worker: string): string {
  const factory: TrustedScripts | undefined = Reflect.get(globalThis, "trustedTypes");
  const rules: AddressPolicy = {
    createScriptURL(address) {
      if (address !== worker) throw new TypeError(`This is not the worker of ${policyName}`);
      return address;
    },
  };
  const policy = policies.get(policyName) ?? factory?.createPolicy(policyName, rules) ?? rules;
  policies.set(policyName, policy);
  return policy.createScriptURL(worker);
}
