import{i as o,r as i,u as n}from"/static/build/part-HRSOWG2T.js";async function d(r,s){let{address:t}=await n(`/api/guide/${r}/${s}`,{nonce:i()});o(t)}export{d as a};
