export class GameClock {
    clock;
    #offset = Infinity;
    #isNew = true;
    read({ hello, clock, heartbeat }, received = Date.now()) {
        this.#isNew ||= hello !== undefined;
        const serverTime = clock?.serverTime ?? heartbeat?.serverTime;
        if (!serverTime)
            return;
        const offset = received - Date.parse(serverTime);
        this.#offset = this.#isNew ? offset : Math.min(this.#offset, offset);
        this.#isNew = false;
        if (clock && !(this.clock && Date.parse(clock.serverTime) < Date.parse(this.clock.serverTime)))
            this.clock = clock;
    }
    seats(now = Date.now()) {
        if (!this.clock)
            return [];
        const { control, seats } = this.clock;
        const whole = (control.bankSeconds ?? 0) + (control.delaySeconds ?? 0);
        return seats.map(({ seat, running, freeSeconds, bankSeconds, deadline }) => {
            const end = deadline && new Date(Date.parse(deadline) + this.#offset);
            const most = freeSeconds + bankSeconds;
            const left = end ? Math.max(0, Math.min(most, (+end - now) / 1000)) : most;
            const bank = Math.min(bankSeconds, left);
            const low = running && left < Math.max(whole / 10, Math.min(30, whole / 5));
            return { seat, running, free: left - bank, bank, low, ...(end && { deadline: end }) };
        });
    }
}
export function formatTime(seconds, language = "en") {
    const whole = Math.ceil(seconds);
    const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
    const unit = (n, unit) => new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "narrow" }).format(n);
    if (hours >= 24)
        return `${unit(Math.floor(hours / 24), "day")} ${unit(hours % 24, "hour")}`;
    const parts = hours > 0 ? [hours, minutes, whole % 60] : [minutes, whole % 60];
    return parts.map((part, place) => (place > 0 ? String(part).padStart(2, "0") : part)).join(":");
}
//# sourceMappingURL=clock.js.map