import { Gate } from './Gate.tsx'
import { Report } from './Report.tsx'

/** With everything that seals: a chunk of its own, loaded while the words of the page are read already. */
export const GatedReport = () => <Gate>{(ready) => <Report {...ready} />}</Gate>
