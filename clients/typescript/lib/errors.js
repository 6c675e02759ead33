export class Refused extends Error {
    status;
    reason;
    requestId;
    violations;
    revision;
    missed;
    callId;
    name = "Refused";
    constructor(status, reason, message, requestId, violations, revision, missed, callId) {
        super(message);
        this.status = status;
        this.reason = reason;
        this.requestId = requestId;
        this.violations = violations;
        this.revision = revision;
        this.missed = missed;
        this.callId = callId;
    }
}
export function isRefused(error, reason) {
    return error instanceof Refused && (reason === undefined || error.reason === reason);
}
export class NoAnswer extends Error {
    requestId;
    name = "NoAnswer";
    constructor(patience, requestId, cause) {
        const fate = requestId ? `; it is not known whether the request ${requestId} was carried out` : "";
        super(`no answer within ${patience} ms${fate}`, { cause });
        this.requestId = requestId;
    }
}
//# sourceMappingURL=errors.js.map