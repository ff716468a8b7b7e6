import { config } from 'zod'

// The page's policy forbids `eval`. This comes before the shapes are made, which choose then how they check.
config({ jitless: true })
