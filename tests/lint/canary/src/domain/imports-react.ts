import { useState } from 'react';
export const bad = useState;
